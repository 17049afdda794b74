/** The phases of a turn, for the head of the table. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";
import type { Phase, View } from "./view";

const ICONS: Readonly<Record<Phase, string>> = { score: "i-glory", ready: "i-die", attack: "i-sword", capture: "i-net", tidy: "i-broom" };
const ORDER: readonly Phase[] = ["score", "ready", "attack", "capture", "tidy"];

export function phasesOf({ phase, outcome }: View) {
  const names: Record<Phase, string> = {
    score: t("qc.phaseScore"),
    ready: t("qc.phaseReady"),
    attack: t("qc.phaseAttack"),
    capture: t("qc.phaseCapture"),
    tidy: t("qc.phaseTidy"),
  };
  // A phase that a later set brings stands before the others: where it belongs is not known here.
  const other = outcome || ORDER.includes(phase) ? [] : [{ name: inWords(phase), icon: "i-die", state: "now" as const }];
  const now = outcome ? ORDER.length : ORDER.indexOf(phase);
  const stateAt = (at: number) => (at < now ? "done" : at === now ? "now" : "next") as "done" | "now" | "next";
  return [...other, ...ORDER.map((each, at) => ({ name: names[each], icon: ICONS[each], state: stateAt(at) }))];
}

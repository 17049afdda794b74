/** The phases of a turn, for the head of the table. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";
import type { View } from "./view";

const ORDER = ["score", "ready", "attack", "capture", "tidy"] as const;
const ICONS: Readonly<Record<(typeof ORDER)[number], string>> = { score: "i-glory", ready: "i-die", attack: "i-sword", capture: "i-net", tidy: "i-broom" };

export function phasesOf({ phase, outcome }: View) {
  const names: Record<(typeof ORDER)[number], string> = {
    score: t("qc.phaseScore"),
    ready: t("qc.phaseReady"),
    attack: t("qc.phaseAttack"),
    capture: t("qc.phaseCapture"),
    tidy: t("qc.phaseTidy"),
  };
  const now = outcome ? ORDER.length : ORDER.findIndex((each) => each === phase);
  // A phase that a later set brings stands before the others: where it belongs is not known here.
  const other = outcome || now >= 0 ? [] : [{ name: inWords(phase), icon: "i-die", state: "now" as const }];
  const stateAt = (at: number) => (at < now ? "done" : at === now ? "now" : "next") as "done" | "now" | "next";
  return [...other, ...ORDER.map((each, at) => ({ name: names[each], icon: ICONS[each], state: stateAt(at) }))];
}

/** The steps of a turn, for the head of the table. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";
import type { Phase, View } from "./view";

const ICONS: Partial<Record<Phase, string>> = { tavern: "dq-mug", deployment: "i-people", combat: "dq-sword", wound: "dq-light", reward: "dq-vp" };
const ORDER: readonly Phase[] = ["tavern", "deployment", "combat", "wound", "reward"];

const names = () => [t("dq.tavern"), t("dq.deployment"), t("dq.combat"), t("dq.wounds"), t("dq.rewards")];

/** Whether an ability belongs to a phase, as its words begin: `Wounds, if a die shows two swords: add a shield.` */
export function isFor(text: string, phase: Phase): boolean {
  const word = names()[ORDER.indexOf(phase === "outcome" ? "reward" : phase)];
  return word !== undefined && text.startsWith(word);
}

export function phasesOf({ phase: told, challenge, outcome }: View) {
  // Who goes is asked before the heroes are deployed: for people that is one thing.
  const phase = told === "tavern" && challenge ? "deployment" : told;
  const all = names();
  // What this client does not know stands before the others: where it belongs is not known here.
  const known = outcome || phase === "over" || phase === "outcome" || ORDER.includes(phase);
  const other = known ? [] : [{ name: inWords(phase), icon: "i-die", state: "now" as const }];
  const now = outcome || phase === "over" ? ORDER.length : phase === "outcome" ? ORDER.length - 1 : ORDER.indexOf(phase);
  const stateAt = (at: number) => (at < now ? "done" : at === now ? "now" : "next") as "done" | "now" | "next";
  return [...other, ...ORDER.map((each, at) => ({ name: all[at] ?? "", icon: ICONS[each] ?? "i-die", state: stateAt(at) }))];
}

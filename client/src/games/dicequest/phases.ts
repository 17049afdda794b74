/** The steps of a turn, for the head of the table. */
import { t } from "./t";
import type { Phase, View } from "./view";

const ICONS: Partial<Record<Phase, string>> = { tavern: "dq-mug", deployment: "i-people", combat: "dq-sword", wound: "dq-light", reward: "dq-vp" };
const ORDER: readonly Phase[] = ["tavern", "deployment", "combat", "wound", "reward"];

export function phasesOf({ phase, outcome }: View) {
  const names = [t("dq.tavern"), t("dq.deployment"), t("dq.combat"), t("dq.wounds"), t("dq.rewards")];
  const now = outcome || phase === "over" ? ORDER.length : phase === "outcome" ? ORDER.length - 1 : ORDER.indexOf(phase);
  const stateAt = (at: number) => (at < now ? "done" : at === now ? "now" : "next") as "done" | "now" | "next";
  return ORDER.map((each, at) => ({ name: names[at] ?? "", icon: ICONS[each] ?? "i-die", state: stateAt(at) }));
}

/** The parts of a turn, for the bar over the table. */
import type { Decision } from "../../lib/kernel";
import { t, type Key } from "./t";
import type { View } from "./view";

const STEPS = ["roll", "move", "combat", "space", "end"] as const;
type Step = (typeof STEPS)[number];
const ICONS: Record<Step, string> = { roll: "i-die", move: "i-boot", combat: "i-sword", space: "clover", end: "i-right" };

const NAMES = {
  roll: "aq.step.roll", move: "aq.step.move", combat: "aq.step.combat", space: "aq.step.space", end: "aq.step.end",
} as const satisfies Record<Step, Key>;

/** Which part a question belongs to. */
const KINDS: Record<string, Step> = {
  opening: "roll", again: "roll", assault: "combat", move: "move", share: "move", clash: "combat", shot: "combat", defend: "combat",
  "second-try": "combat", spoils: "combat", advance: "combat", luck: "space", rally: "space", shove: "space", "pass-curse": "space",
  "lose-upgrade": "space", town: "space", recruit: "space", newcomer: "space", end: "end",
};

export interface Phase {
  name: string;
  icon: string;
  state: "done" | "now" | "next";
}

export function phasesOf(view: View, decision: Decision | null): Phase[] {
  if (view.outcome !== null || view.round === 0) return [];
  const now = (decision && KINDS[decision.kind]) ?? (view.fight ? "combat" : view.die ? "move" : "roll");
  const at = STEPS.indexOf(now);
  return STEPS.map((step, i) => ({ name: t(NAMES[step]), icon: ICONS[step], state: i < at ? "done" : i === at ? "now" : "next" }));
}

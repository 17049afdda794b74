/** Which answers are calls, which are heavy, and what somebody may have meant by a card that has none. */
import type { Decision, Option } from "../../lib/kernel";
import type { SeatView } from "./view";

export function weigh(mine: SeatView | null, { id, rule }: Option): "light" | "heavy" {
  return id === "confirm" && rule === "KQ-2.2" && !mine?.picks?.length ? "heavy" : "light";
}

/** Whether a card lies where this client draws it; what concerns only others is always listed in words. */
const DRAWN = ["hand", "picks", "pool", "discard", "up", "field", "mine"];

export function isDrawn(ref: string): boolean {
  return DRAWN.includes(ref.split(":")[0] ?? "");
}

/** The answer somebody had in mind who picks a thing that is not on offer. */
export function meant(decision: Decision | null, ref: string): string | null {
  const [zone, card] = ref.split(":");
  switch (zone) {
    case "hand":
      return `${HAND_VERBS[decision?.kind ?? ""] ?? "stack"} ${card}`;
    case "pool":
      return `recruit ${card}`;
    case "mine":
      return "unstack 1";
    default:
      return null;
  }
}
const HAND_VERBS: Record<string, string> = { swap: "set-aside", trim: "discard", discard: "discard", push: "push" };

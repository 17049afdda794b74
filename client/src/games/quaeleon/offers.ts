/** What somebody may have meant by a card that has no answer, and which card a name stands for. */
import type { Decision } from "../../lib/kernel";
import type { Laid, View } from "./view";

/** Questions that all are asked at once: haste would show who has no choice. */
export const AT_ONCE = ["swap", "stack", "trim"];

/** Whether a card lies where this client draws it; what concerns only others is always listed in words. */
const DRAWN = ["hand", "picks", "pool", "discard", "up", "field", "mine"];

export function isDrawn(ref: string): boolean {
  return DRAWN.includes(ref.split(":")[0] ?? "");
}

/** The card that stands behind a name; null where it names none. */
export function cardAt(view: View, ref: string | undefined): { card: string; laid?: Laid } | null {
  const [zone, first = "", second] = ref?.split(":") ?? [];
  switch (zone) {
    case "hand":
    case "pool":
    case "discard":
      return { card: first };
    case "up": {
      const up = view.seats[Number(first)]?.revealed;
      return up ? { card: up.card } : null;
    }
    case "field": {
      const laid = view.seats[Number(first)]?.field.find(({ slot }) => slot === Number(second));
      return laid ? { card: laid.card, laid } : null;
    }
    case "mine": {
      const seat = view.seat === null ? undefined : view.seats[view.seat];
      const card = (seat?.stack_cards ?? seat?.picks)?.[Number(first)];
      return card === undefined ? null : { card };
    }
    default:
      return null;
  }
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

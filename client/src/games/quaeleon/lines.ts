/** The log of a game, one line for one thing: what is revealed together, and a card that answers with what it does. */
import type { Event } from "../../lib/kernel";
import { joinLines } from "../../lib/lines";

/** Kinds that only go with another line: whose turn it is, and what a card's values come to. */
export const ASIDES: ReadonlySet<string> = new Set(["turn", "changed", "wasted", "defence", "drawn", "pool"]);
const LEADS: ReadonlySet<string> = new Set(["answers"]);

/** `reveal` says in words what some seats turned up together. */
export function linesOf(events: readonly Event[], reveal: (shown: readonly Event[]) => string): Event[] {
  const lines: Event[] = [];
  let shown: Event[] = [];
  for (const event of joinLines(events, LEADS)) {
    if (event.kind === "revealed") shown.push(event);
    else {
      lines.push(...together(shown, reveal), event);
      shown = [];
    }
  }
  return [...lines, ...together(shown, reveal)];
}

function together(shown: readonly Event[], reveal: (shown: readonly Event[]) => string): Event[] {
  const [first] = shown;
  return first && shown.length > 1 ? [{ ...first, data: {}, text: reveal(shown) }] : [...shown];
}

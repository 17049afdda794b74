/** The log of a game, one line for one thing: what is revealed together, and a card that answers with what it does. */
import type { Event } from "../../lib/kernel";

/** Kinds that only go with another line: whose turn it is, and what a card's values come to. */
export const ASIDES: ReadonlySet<string> = new Set(["turn", "changed", "wasted", "defence", "drawn", "pool"]);

/** `reveal` says in words what some seats turned up together. */
export function linesOf(events: readonly Event[], reveal: (shown: readonly Event[]) => string): Event[] {
  const lines: Event[] = [];
  let shown: Event[] = [];
  let answer: Event | null = null;
  for (const event of events) {
    if (shown.length && event.kind !== "revealed") {
      lines.push(together(shown, reveal));
      shown = [];
    }
    if (answer && event.kind === "answers") lines.push(answer);
    if (event.kind === "revealed") shown.push(event);
    else if (event.kind === "answers") answer = event;
    else if (answer && event.text) {
      lines.push({ ...event, data: { ...event.data, seat: answer.data.seat ?? null }, text: `${answer.text.replace(/\.$/, "")}: ${event.text}` });
      answer = null;
    } else lines.push(event);
  }
  if (shown.length) lines.push(together(shown, reveal));
  return answer ? [...lines, answer] : lines;
}

function together(shown: readonly Event[], reveal: (shown: readonly Event[]) => string): Event {
  const [first] = shown;
  if (!first || shown.length === 1) return first as Event;
  return { ...first, data: {}, text: reveal(shown) };
}

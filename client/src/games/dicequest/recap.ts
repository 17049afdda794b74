/** What the others did since my last turn: the deeds that changed the table. */
import type { Event } from "../../lib/kernel";

const DEEDS = new Set([
  "recruited", "graduated", "acted", "used-on", "stolen", "curse", "attempts", "rolled", "succeeded", "failed", "scored", "defeated",
  "claimed", "levelled", "ranked", "adventure-won", "adventure-failed", "threat", "threat-on-quest", "threat-on-adventure", "threat-gone", "revealed",
]);

/** The seat whose deed it was; null where nobody is meant. */
export function doer(event: Event): number | null {
  const found = /^seat (\d+)$/.exec(String(event.data.player ?? ""));
  return found ? Number(found[1]) : null;
}

export function recap(events: readonly Event[], me: number): Event[] {
  const turns = events.flatMap((event, at) => (event.kind === "turn" ? [{ at, seat: doer(event) }] : []));
  const end = turns.at(-1)?.seat === me ? (turns.pop()?.at ?? 0) : events.length;
  const last = turns.map((turn) => turn.seat).lastIndexOf(me);
  const start = turns[last + 1]?.at ?? (last < 0 ? 0 : end);
  return events.slice(start, end).filter((event) => DEEDS.has(event.kind));
}

/** What happened since my last turn: the deeds of the others that changed the table, and what a new round brought. */
import type { Event } from "../../lib/kernel";

const DEEDS = new Set([
  "recruited", "graduated", "acted", "used-on", "stolen", "curse", "attempts", "rolled", "rerolled", "wounded", "succeeded", "failed", "scored", "defeated",
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
  const mine = turns[last];
  if (!mine) return [];
  // My turn ends where a round begins, or the next turn.
  const start = events.findIndex((event, at) => at > mine.at && (event.kind === "round" || event.kind === "turn"));
  return events.slice(start < 0 ? end : start, end).filter((event) => DEEDS.has(event.kind));
}

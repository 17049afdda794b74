/** What happened since my last turn: the deeds of the others that changed the table, and what a new round brought. */
import type { Event } from "../../lib/kernel";

/** What is seen on the table anyhow, or leads to one of the others. All else counts, kinds that came later too. */
const STEPS = new Set([
  "round", "act", "turn", "forced", "undo", "struck", "over", "quests-gone", "gold", "points", "hero-came", "quest-came", "equipped", "discarded", "drew", "gave",
  "refreshed", "used", "deployed", "die-added", "die-removed", "die-rolled", "recoloured", "token", "rune-spent", "turned", "added", "converted",
  "reduced", "token-turned", "cancelled", "healed", "wounds", "blocked", "downgraded", "saved", "gold-on-quest",
]);

/** The seat whose deed it was; null where nobody is meant. */
export function doer(event: Event): number | null {
  const found = /^seat (\d+)$/.exec(String(event.data.player ?? ""));
  return found ? Number(found[1]) : null;
}

/** A line for each player, in the order of their turns; what nobody did comes last, without one. */
export interface Line {
  seat: number | null;
  text: string;
}
export function linesOf(deeds: readonly Event[], names: readonly string[]): Line[] {
  const seats = [...new Set(deeds.map(doer))].sort((a, b) => Number(a === null) - Number(b === null));
  return seats.map((seat) => ({ seat, text: `${deeds.filter((event) => doer(event) === seat).map(({ text }) => plainly(text, names[seat ?? -1] ?? "")).join(seat === null ? ". " : "; ")}.` }));
}
/** Without the name before it, and the stop after it. */
function plainly(text: string, name: string): string {
  return (name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text).replace(/\.$/, "");
}

export function recap(events: readonly Event[], me: number): Event[] {
  const turns = events.flatMap((event, at) => (event.kind === "turn" ? [{ at, seat: doer(event) }] : []));
  const end = turns.at(-1)?.seat === me ? (turns.pop()?.at ?? 0) : events.length;
  const last = turns.map((turn) => turn.seat).lastIndexOf(me);
  const mine = turns[last];
  if (!mine) return [];
  // My turn ends where a round begins, or the next turn.
  const start = events.findIndex((event, at) => at > mine.at && (event.kind === "round" || event.kind === "turn"));
  return events.slice(start < 0 ? end : start, end).filter((event) => !STEPS.has(event.kind));
}

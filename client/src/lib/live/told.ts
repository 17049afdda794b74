/** A table while it is told: what is out already, and what is not held back. */
import type { Told, Beat } from "../telling/beats";
import { beatsOf } from "../telling/beats";
import { asked, nameOf, type Eyes, type TableState } from "./table";

/** What the eyes of a seat have not been told yet; null where it is no continuation of what they know. */
export function newsTo(before: TableState, after: TableState, seat: number | null, told: Told, own: boolean): Beat[] | null {
  const [known, now] = [before.eyes[nameOf(seat)], after.eyes[nameOf(seat)]];
  if (!known || !now || !known.events.every((event, i) => now.events[i] === event)) return null;
  return beatsOf({ events: now.events, from: known.events.length, view: now.view, told, mine: after.me.seats, own });
}

/** The table in between: the first `upto` events of the second, and its views if it has landed. Nothing is asked. */
export function between(before: TableState, after: TableState, seat: number | null, upto: number, landed: boolean): TableState {
  const name = nameOf(seat);
  const eyes = Object.entries(landed ? after.eyes : before.eyes).map(([each, seen]): [string, Eyes] => {
    const events = each === name && !landed ? (after.eyes[each]?.events.slice(0, upto) ?? seen.events) : seen.events;
    return [each, { ...seen, events, decision: null, undo: "no" }];
  });
  return { ...before, eyes: Object.fromEntries(eyes) };
}

/** What is told, with all that does not wait for it: talk, clocks, who is there, what the players ask each other. */
export function withNewest(told: TableState, newest: TableState): TableState {
  if (told === newest) return newest;
  const { me, talk, now, ahead, card } = newest;
  return { ...told, me, talk, now, ahead, card: card && told.card ? { ...card, ...courseOf(told.card) } : card };
}

/** How far the game has come, as its card says it. */
function courseOf({ status, to_act = [], result = null, ended_early = false }: NonNullable<TableState["card"]>) {
  return { status, to_act, result, ended_early };
}

/** Whether my clock runs. */
export function clockRuns(state: TableState): boolean {
  return (state.card?.manners.clock?.kind ?? "none") !== "none" && asked(state).length > 0;
}

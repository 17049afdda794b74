/** Several seats of one person: whose side of the table the screen shows, and whether it must be handed over first. */
import type { Event } from "../kernel";
import type { Json } from "../wire";
import { asked, type TableState } from "./table";

/** The seat to show; null for an onlooker. It stays where it is until another seat of mine has to act. */
export function turnedTo(state: TableState, last: number | null): number | null {
  const { seats } = state.me;
  const waiting = asked(state);
  const stays = last !== null && seats.includes(last) && (waiting.length === 0 || waiting.includes(last));
  return stays ? last : (waiting[0] ?? seats[0] ?? null);
}

/** Whether everything is covered until the person of the seat says that they are there. */
export function mustHandOver(state: TableState, hidden: boolean, turned: number | null, present: number | null): boolean {
  return hidden && state.me.seats.length > 1 && state.card?.status === "playing" && turned !== present;
}

/** The view of a game that people ended before the rules did: no table asks or waits any more. */
export function endedEarly(view: Record<string, Json>, reason: string): Record<string, Json> {
  return { ...view, to_act: [], outcome: { winners: [], ranking: [], scores: null, reason, rule: "" } };
}

/** Of some events those that all the seats at this screen have heard of: they may be told before it is known who looks. */
export function heardByAll(events: readonly Event[], heard: readonly (readonly Event[])[]): Event[] {
  const told = heard.map((each) => new Set(each.map(printOf)));
  return events.filter((event) => told.every((set) => set.has(printOf(event))));
}
const printOf = ({ kind, text, data }: Event) => JSON.stringify([kind, text, data]);

/** What a table says to the world, with everything that the wire leaves out when it is empty. */
import type { DecisionOut, EventOut, OptionOut, Result } from "./wire";

export type { Json } from "./wire";

/** One legal answer. `id` is the text of records and wire, unique among its siblings; `refs` are the things on the table
 *  it concerns, by the names the view uses. */
export type Option = Required<OptionOut>;

/** What one seat is asked now. `default` is the safe answer for an absent player: the id of one of the options. */
export interface Decision extends Omit<DecisionOut, "options"> {
  seat: number;
  options: Option[];
}

/** Something that happened. What was taken back is of the kind `struck` and has neither data nor text, so that no table
 *  reckons with it or tells it; `struck` is what it was, for the log. */
export interface Event extends Omit<Required<EventOut>, "struck" | "private"> {
  private?: boolean;
  struck?: Pick<EventOut, "kind" | "text">;
}

/** How a game ended. `ranking` holds groups of tied seats, best first. */
export type Outcome = Result;

/** Why something is not on offer. */
export interface Reason {
  text: string;
  rule: string | null;
}

export function eventOf({ kind, text, data = {}, forced = false, rule = null, struck = false, private: own = false }: EventOut): Event {
  const event = { kind, text, data, forced, rule, ...(own && { private: own }) };
  return struck ? strike(event) : event;
}

function strike(event: Event): Event {
  return event.struck ? event : { ...event, kind: "struck", text: "", data: {}, struck: { kind: event.kind, text: event.text } };
}

/** The events with some struck out: of each stretch the first, and the one after it. */
export function struckOut(events: readonly Event[], stretches: readonly (readonly [number, number])[] = []): readonly Event[] {
  if (!stretches.length) return events;
  return events.map((event, at) => (stretches.some(([first, after]) => first <= at && at < after) ? strike(event) : event));
}

export function decisionOf(seat: number, { options, ...asked }: DecisionOut): Decision {
  return { seat, ...asked, options: options.map(({ id, label, refs = [], rule = null }) => ({ id, label, refs, rule })) };
}

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

/** Something that happened. */
export type Event = Required<EventOut>;

/** How a game ended. `ranking` holds groups of tied seats, best first. */
export type Outcome = Result;

/** Why something is not on offer. */
export interface Reason {
  text: string;
  rule: string | null;
}

export function eventOf({ kind, text, data = {}, forced = false, rule = null }: EventOut): Event {
  return { kind, text, data, forced, rule };
}

export function decisionOf(seat: number, { options, ...asked }: DecisionOut): Decision {
  return { seat, ...asked, options: options.map(({ id, label, refs = [], rule = null }) => ({ id, label, refs, rule })) };
}

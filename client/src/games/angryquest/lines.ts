/** The log of a game, one line for one thing: luck and curses with what they do, a combat by its end. */
import type { Event } from "../../lib/kernel";
import { joinLines } from "../../lib/lines";

/** Kinds that only go with another line: the way to what came of it. */
export const ASIDES: ReadonlySet<string> = new Set(["turn", "rolled", "attack", "combat-rolls", "sent-home", "attack-monster", "drew"]);
const LEADS: ReadonlySet<string> = new Set(["luck", "curse"]);
const APART: ReadonlySet<string> = new Set(["turn", "rolled", "moved", "attack", "assault", "over"]);

export const linesOf = (events: readonly Event[]): Event[] => joinLines(events, LEADS, APART);

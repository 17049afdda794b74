/** The log as people read it: by the names of players instead of their colours. */
import type { Person } from "../../lib/game";
import type { Event } from "../../lib/kernel";
import { withNames } from "../../lib/live/names";
import { COLOURS } from "./catalogue";
import type { Colour, View } from "./view";

/** A place that is somebody's: "(red gate)", "place 2 of the red lair", "the red place 2 before the monster". */
const OWNED = /(\(|the )(red|green|blue|yellow) (?=entry|gate|lair|home|place)/g;

/** "Red moves to space 36" is told as "Juniper moves to space 36", and of my own as "You move"; the red gate is Juniper's
 *  gate, and the red corner stays red. */
export function named(text: string, colours: readonly (Colour | null)[], people: readonly Person[]): string {
  const seatOf = (colour: string) => colours.indexOf(colour.toLowerCase() as Colour);
  const seated = text
    .replace(/\b(Red|Green|Blue|Yellow)\b/g, (word) => (people[seatOf(word)] ? `Seat ${seatOf(word)}` : word))
    .replace(OWNED, (whole, before: string, colour: string) => (people[seatOf(colour)] ? `${before === "(" ? before : ""}Seat ${seatOf(colour)}'s ` : whole));
  return withNames(seated, people.map(({ name }) => name));
}

/** An event by the names of players; what was taken back too. */
export function eventNamed(event: Event, colours: readonly (Colour | null)[], people: readonly Person[]): Event {
  const { text, struck } = event;
  return { ...event, text: named(text, colours, people), ...(struck && { struck: { ...struck, text: named(struck.text, colours, people) } }) };
}

/** Whose deed it was, as far as the event says. */
export function doerOf({ data }: Event, view: View): Colour | null {
  if (COLOURS.some((colour) => colour === data.player)) return data.player as Colour;
  if (typeof data.seat === "number") return view.seats[data.seat]?.colour ?? null;
  const who = data.character ?? data.attacker ?? data.winner ?? data.new;
  return view.seats.find(({ team }) => team.some(({ character }) => character === who))?.colour ?? null;
}

/** The log as people read it: by the names of players instead of their colours. */
import type { Event } from "../../lib/kernel";
import type { Person } from "../game";
import { COLOURS, type Colour, type View } from "./view";

/** "Red rolls 4" is told as "Juniper rolls 4"; the red corner stays red. */
export function named(text: string, colours: readonly (Colour | null)[], people: readonly Person[]): string {
  return text.replace(/\b(Red|Green|Blue|Yellow)\b/g, (word) => people[colours.indexOf(word.toLowerCase() as Colour)]?.name ?? word);
}

/** Whose deed it was, as far as the event says. */
export function doerOf({ data }: Event, view: View): Colour | null {
  if (COLOURS.some((colour) => colour === data.player)) return data.player as Colour;
  if (typeof data.seat === "number") return view.seats[data.seat]?.colour ?? null;
  const who = data.character ?? data.attacker ?? data.winner ?? data.new;
  return view.seats.find(({ team }) => team.some(({ character }) => character === who))?.colour ?? null;
}

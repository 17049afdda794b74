/** The log as people read it: by the names of players instead of their colours, and spaces in words. */
import type { Person } from "../../lib/game";
import type { Event } from "../../lib/kernel";
import type { Spaces } from "./board";
import { sentence } from "../../lib/words/sentence";
import { spaceWords } from "./saying";
import { t } from "./t";
import { COLOURS } from "./catalogue";
import type { Colour, View } from "./view";

/** "Red moves to t36" is told as "Juniper moves to space 36", and of my own as "You move"; the red corner stays red. */
export function named(text: string, colours: readonly (Colour | null)[], people: readonly Person[], spaces: Spaces, me: number | null = null): string {
  return asYou(text, colours[me ?? -1] ?? null)
    .replace(/\b(Red|Green|Blue|Yellow)\b/g, (word) => people[colours.indexOf(word.toLowerCase() as Colour)]?.name ?? word)
    .replace(/\b(?:t\d+|[a-z]+-[a-z0-9-]+)\b/g, (word) => {
      const space = spaces.get(word);
      return space ? spaceWords(space) : word;
    });
}

/** Deeds of the own colour as deeds of mine: what the words of events say of a player is one verb. */
function asYou(text: string, colour: Colour | null): string {
  if (!colour) return text;
  const word = sentence(colour);
  return text
    .replace(new RegExp(`(^|\\W)${word}'s\\b`), (_, before: string) => `${before}${before.trim() ? t("aq.your") : sentence(t("aq.your"))}`)
    .replace(new RegExp(`\\b${word} ([a-z]+)\\b`), (_, verb: string) => `${t("aq.you")} ${VERBS[verb] ?? verb.replace(/s$/, "")}`)
    .replace(new RegExp(`\\b${word}\\b`), t("aq.you"));
}
const VERBS: Readonly<Record<string, string>> = { goes: "go", has: "have", is: "are" };

/** Whose deed it was, as far as the event says. */
export function doerOf({ data }: Event, view: View): Colour | null {
  if (COLOURS.some((colour) => colour === data.player)) return data.player as Colour;
  if (typeof data.seat === "number") return view.seats[data.seat]?.colour ?? null;
  const who = data.character ?? data.attacker ?? data.winner ?? data.new;
  return view.seats.find(({ team }) => team.some(({ character }) => character === who))?.colour ?? null;
}

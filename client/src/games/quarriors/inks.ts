/** The ink of a class is given by its place in the Wilds, so that no two on a table share one. The place is fixed at set-up. */
import "./inks.css";
import type { WildsCard } from "./view";

const CREATURES = ["c1", "c2", "c3", "c4", "c5", "c6", "c7"] as const;
const SPELLS = ["s1", "s2", "s3"] as const;
const BASICS = ["b1", "b2", "b3", "b4", "b5"] as const;
/** Bare paper is for quest dice; where there is no table, all is printed in stone. */
export type Place = (typeof CREATURES)[number] | (typeof SPELLS)[number] | (typeof BASICS)[number] | "q" | "stone";

/** The places that have a pattern in their ground, drawn as `pt-c2` in the sprite. */
const PATTERNED: readonly Place[] = [...CREATURES.slice(1), ...SPELLS];
export function patternOf(place: Place): string | null {
  return PATTERNED.includes(place) ? `pt-${place}` : null;
}

/** Basics have a place of their own, whichever of them are in the game. */
const BASIC_PLACES: Readonly<Record<string, Place>> = {
  "basic-quiddity": "b1", "large-quiddity": "b1", assistant: "b2", portal: "b3", "corrupted-quiddity": "b4", squire: "b5",
};

export type Places = ReadonlyMap<string, Place>;

export function placesOf(wilds: readonly WildsCard[]): Places {
  const basics = wilds.filter((card) => card.kind === "basic");
  const free = BASICS.filter((place) => !basics.some((card) => BASIC_PLACES[card.die] === place));
  return new Map<string, Place>([
    ...inTurn(creaturesIn(wilds), CREATURES),
    ...inTurn(wilds.filter((card) => card.kind === "spell"), SPELLS),
    ...basics.flatMap((card): [string, Place][] => (BASIC_PLACES[card.die] ? [[card.die, BASIC_PLACES[card.die] ?? "stone"]] : [])),
    ...inTurn(basics.filter((card) => !BASIC_PLACES[card.die]), free),
  ]);
}

/** The creatures by cost; of equals as the view names them. */
export function creaturesIn(wilds: readonly WildsCard[]): WildsCard[] {
  return wilds.filter((card) => card.kind === "creature").sort((a, b) => a.cost - b.cost);
}

function inTurn(cards: readonly WildsCard[], places: readonly Place[]): [string, Place][] {
  return cards.map((card, at) => [card.die, places[at] ?? "stone"]);
}

/** What a card shows. */
import type { Place } from "../inks";
import type { Energy, Face } from "./face";

/** One ability; `bursts` says on which faces it works, 0 on all. */
export interface Ability {
  bursts: number;
  text: string;
  /** It works while the die lies locked. */
  locked?: boolean;
}

export interface Card {
  name: string;
  /** A short name for the smallest tile. */
  short?: string;
  version?: string;
  /** `creature`, `spell`, `basic`, `quest`, `quartifact`. */
  kind?: string;
  /** What it does in about 75 letters. */
  brief?: string;
  /** And in about 180, where that says more. */
  fuller?: string;
  faces?: readonly Face[];
  ink: Place;
  glyph: string;
  /** Of a quest die: the drawings of its quartifacts, by number. */
  arts?: readonly string[];
  /** Spells are round. */
  round?: boolean;
  cost?: number;
  /** What it costs with quiddity of its energy, where that is less. */
  discounted?: number;
  energy?: Energy;
  /** Its dice are never captured. */
  gained?: boolean;
  glory?: number;
  /** Of a quest: the levels that complete it. */
  level?: number;
  abilities?: readonly Ability[];
  /** Dice left on it, and how many squares are printed for them. */
  left?: number;
  of?: number;
}

/** A number in the facts of a card: `cost` in "creature, cost 8, glory 4". */
export function factOf(name: string, facts: string | undefined): number | undefined {
  const found = new RegExp(`\\b${name} (\\d+)`).exec(facts ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The printed facts that the server sends of this game: `catalogue.py`. */
import type { Stat } from "./view";

export const STATS = ["attack", "defence", "healing"] as const satisfies readonly Stat[];

/** When a card does what it says. */
export const WORKS = ["once", "next", "stays", "again", "sprung"] as const;
export type Works = (typeof WORKS)[number];

export interface CardFacts extends Record<Stat, number | null> {
  number: number;
  name: string;
  initiative: number;
  attacks: number;
  copies: number;
  works: Works;
  text: string;
  /** What it does while it lies there, in a few words; `{you}` and `{your}` stand for its owner. */
  brief: string;
  flavour: string;
}
export interface Catalogue {
  cards: Record<string, CardFacts>;
}

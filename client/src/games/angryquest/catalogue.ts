/** The printed facts that the server sends of this game: `catalogue.py`. */
import type { Attribute, Colour, Strike, Values } from "./view";

export const STRIKES = ["close", "ranged", "arcane"] as const satisfies readonly Strike[];
export const ATTRIBUTES = [...STRIKES, "armour", "movement"] as const satisfies readonly Attribute[];
export const COLOURS = ["red", "green", "blue", "yellow"] as const satisfies readonly Colour[];

export interface Row {
  id: string;
  x: string;
  y: string;
  kind: string;
  next: string;
  branch: string;
  colour: string;
  side: string;
}
export interface CharacterFacts {
  name: string;
  ability: string;
  text: string;
  values: Values;
}
export interface MonsterFacts {
  name: string;
  /** By phase and attribute: successes and the lowest face that is one. */
  needs: Record<Strike, [number, number] | null>[];
  sixes: string;
  luck: string;
  curse: string;
}
export interface Catalogue {
  characters: Record<string, CharacterFacts>;
  monsters: Record<string, MonsterFacts>;
  board: Row[];
}

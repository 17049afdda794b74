/** What the server sends of this game: `view.py`, `catalogue.py` and the data of some events. */
import type { TableView } from "../../lib/pieces/view";

export const STRIKES = ["close", "ranged", "arcane"] as const;
export const ATTRIBUTES = [...STRIKES, "armour", "movement"] as const;
export type Strike = (typeof STRIKES)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type Values = Record<Attribute, number>;

export interface Upgrade {
  attribute: Attribute;
  level: number;
}
export interface Fighter {
  character: string;
  at: string;
  values: Values;
  upgrades: Upgrade[];
  /** 1: may not be moved this turn; 2: next turn. */
  stall: number;
  weak: number;
  used: boolean;
}
/** What a seat would roll at the monster now. */
export interface Against {
  dice: number;
  needed: number;
  target: number;
  chance: number;
}
export interface SeatView {
  colour: Colour | null;
  team: Fighter[];
  ready: boolean;
  drawn: number;
  failed: number;
  carry: number;
  out: boolean;
  assault: Record<Strike, Against | null> | null;
}
/** One side of a combat: `hits` for the dice that fell, `armour` what the foe stops of them. */
export interface Side {
  dice: number;
  worth: number[];
  hits: number[];
  armour: number;
  total: number;
}
export interface Fight {
  attacker: string;
  defender: string;
  attack: Strike;
  defence: Strike | null;
  rolls: [Face[], Face[]];
  sides: [Side, Side | null];
}
/** Dice and chance of who is asked, by option; an attack also has the chance against each answer. */
export interface Prospect {
  dice?: number;
  needed?: number;
  target?: number;
  chance: number;
  answers?: Partial<Record<Strike, number>>;
}
export interface View extends TableView {
  monster: string;
  phase1: Strike | null;
  first: number;
  turn: number;
  round: number;
  die: number;
  seats: SeatView[];
  deck: number;
  face_up: { character: string; upgrades: Upgrade[]; given_by: number[] }[];
  hand: string[];
  kept: string[];
  fight: Fight | null;
  /** The character that the open question is about. */
  subject: string | null;
  prospects: Record<string, Prospect>;
}

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

export function isFace(n: number): n is Face {
  return Number.isInteger(n) && n >= 1 && n <= 6;
}

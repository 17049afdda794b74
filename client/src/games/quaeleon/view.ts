/** What the server sends of this game: `view.py`, `catalogue.py` and the data of some events. */
import type { TableView } from "../../lib/pieces/view";

export const STATS = ["attack", "defence", "healing"] as const;
export type Stat = (typeof STATS)[number];

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
  flavour: string;
}
export interface Catalogue {
  cards: Record<string, CardFacts>;
}

export interface Change {
  stat: Stat;
  op: "add" | "mul" | "set";
  n: number;
}
/** A card on a field, with what its values are now. */
export interface Laid extends Record<Stat, number | null> {
  ref: string;
  card: string;
  slot: number;
  order: number;
  pierce: number;
  silent: boolean;
  /** Its defence counts already. */
  counts: boolean;
  changes: Change[];
}
export interface Revealed {
  ref: string;
  card: string;
  initiative: number;
  silent: boolean;
}
/** Somebody who has yet to take a turn. `tie`: the card before has the same initiative, and goes first for its health, or
 *  both would be gone. */
export interface Waiting {
  seat: number;
  initiative: number;
  tie: "health" | "gone" | null;
}
/** The attack that somebody is asked to aim. */
export interface Blow {
  seat: number;
  card: string;
  printed: number;
  /** In the order in which they count; `field`: it comes of a card that lies there. */
  changes: (Change & { field: boolean })[];
  power: number;
  pierce: number;
  targets: { seat: number; stopped: number; damage: number; health: number; left: number }[];
}
export interface SeatView {
  health: number;
  out: boolean;
  cards: number;
  /** Mine only; null for others. */
  hand: string[] | null;
  picks: string[] | null;
  stack: number;
  stack_cards: string[] | null;
  revealed: Revealed | null;
  next_initiative: number;
  defence: number;
  field: Laid[];
}
/** A card of which I know that it is in one of some places: `hand:1`, `deck`, `stack:2:1`. */
export interface Known {
  card: string;
  places: string[];
}
export interface View extends TableView {
  round: number;
  dealer: number;
  must_stack: boolean;
  /** What all choose at once. */
  choosing: "swap" | "stack" | "trim" | null;
  /** Whose turn it is. */
  turn: number | null;
  turn_initiative: number;
  /** Who has yet to take a turn with the cards that are turned up, next first. */
  waiting: Waiting[];
  blow: Blow | null;
  ending: boolean;
  deck: number;
  pool: string[];
  discard: string[];
  /** What the next card gets. */
  coming: ({ seat: number; scope: "your" | "the" } & Change)[];
  seats: SeatView[];
  known: Known[];
}

/** Stacks are being built, or hands changed: nothing lies on the table. */
export function preparing({ turn, seats, waiting }: View): boolean {
  return turn === null && waiting.length === 0 && seats.every(({ revealed, field, stack }) => !revealed && !field.length && !stack);
}

/** What a seat may know. Written by tools/view_types.py from tumblehall.games.quaeleon.edges.view. */
import type { SharedView } from "../../lib/view";

export type Op = "add" | "mul" | "set";

export type Stat = "attack" | "defence" | "healing";

/** KQ-3.5: the owner's next card, or anybody's. */
export type Scope = "your" | "the";

/** What all choose at once. */
export type Choosing = "swap" | "stack" | "trim";

/** The card before has the same initiative, and goes first for its health; or both would be gone. */
export type Tie = "health" | "gone";

/** Somebody who has yet to take a turn. */
export interface Waiting {
  seat: number;
  initiative: number;
  tie: Tie | null;
}

/** A change of the attack that is being aimed. */
export interface BlowChange extends Change {
  owner: number | null;
  /** The card on a field that it comes of; none where it sticks to the card that attacks. */
  card: string | null;
}

/** A card that keeps something off. */
export interface Shield {
  card: string;
  n: number;
}

/** What the attack would do to one of those it can hit. */
export interface Target {
  seat: number;
  stopped: number;
  shields: Shield[];
  damage: number;
  health: number;
  left: number;
}

/** The attack that somebody is asked to aim. */
export interface Blow {
  seat: number;
  card: string;
  printed: number;
  /** In the order in which they count. */
  changes: BlowChange[];
  power: number;
  pierce: number;
  targets: Target[];
}

/** What the next card gets. */
export interface Coming extends Change {
  seat: number;
  scope: Scope;
}

/** A card that is turned up and not activated yet. */
export interface Revealed {
  ref: string;
  card: string;
  initiative: number;
  silent: boolean;
}

/** A change of a value. */
export interface Change {
  stat: Stat;
  op: Op;
  n: number;
}

/** A card on a field, with what its values are now; a value that it does not have is none. */
export interface Laid {
  ref: string;
  card: string;
  slot: number;
  /** When it was activated in this round. */
  order: number;
  attack: number | null;
  defence: number | null;
  healing: number | null;
  pierce: number;
  silent: boolean;
  /** Its defence counts already. */
  counts: boolean;
  changes: Change[];
}

/** A player. */
export interface SeatView {
  health: number;
  out: boolean;
  /** In hand, with what is picked out of it. */
  cards: number;
  /** The own ones; none of others, as are `picks` and `stack_cards`. */
  hand: string[] | null;
  picks: string[] | null;
  stack: number;
  stack_cards: string[] | null;
  revealed: Revealed | null;
  next_initiative: number;
  defence: number;
  field: Laid[];
}

/** A card of which the seat knows that it is in one of some places. */
export interface Known {
  card: string;
  /** `hand:1`, `deck`, `stack:2:1`. */
  places: string[];
}

/** Cards that all saw go into the deck, but for those the seat drew, and where they can be by now. */
export interface Fresh {
  cards: string[];
  places: string[];
}

/** What a seat may know of this game. */
export interface View extends SharedView {
  round: number;
  dealer: number;
  must_stack: boolean;
  choosing: Choosing | null;
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
  coming: Coming[];
  seats: SeatView[];
  known: Known[];
  fresh: Fresh | null;
}

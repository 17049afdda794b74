/** What the server sends of a game of Quarriors: the view of a seat, and the printed facts. */
import type { TableView } from "../../lib/pieces/view";

export type Phase = "score" | "ready" | "attack" | "capture" | "tidy";

export interface WildsCard {
  ref: string;
  /** `Witching Hag/Base`, as the catalogue names it. */
  card: string;
  /** The class: `witching-hag`. */
  die: string;
  kind: "basic" | "creature" | "spell";
  cost: number;
  /** What a capture costs whoever's turn it is. */
  price: number;
  /** The dice that would pay it; null when it is too dear. */
  paid: string[] | null;
  glory: number;
  dice: number;
  /** For each face the first that looks the same. */
  alike: number[];
}

/** A die in a ready area. The fields after `attached` are those of a creature. */
export interface ReadyDie {
  ref: string;
  name: string;
  /** The first die here that looks the same. */
  alike: string;
  /** `witching-hag#4`; a die that is not rolled has no face: `witching-hag`. */
  die: string;
  creature: boolean;
  attached: { die: string; owner: number }[];
  as?: string | null;
  level?: number;
  attack?: number;
  defence?: number;
  glory?: number;
  safe?: boolean;
  destroyed?: boolean;
}

/** Dice without faces, by class. */
export type Pile = Record<string, number>;

export interface Seat {
  glory: number;
  /** What floats: it is lost at the end of the turn. */
  quiddity: number;
  /** What floats and what the dice of the active pool show. */
  wealth: number;
  bag: Pile;
  used: Pile;
  active: string[];
  spent: string[];
  ready: ReadyDie[];
  aside: string[];
  passed: boolean;
  /** What holds for this player this turn, in words. */
  watches: string[];
}

export interface Summon {
  die: string;
  price: number;
  paid: string[] | null;
}

export interface AttackNow {
  attacker: number;
  /** What is left against each seat; null for the attacker. */
  totals: (number | null)[];
  shares: { ref: string; against: number[] }[];
  defending: boolean;
  /** What would be left if a creature were named now, and whether it would hold. */
  defenders: { ref: string; holds: boolean; left: number }[];
}

export interface View extends TableView {
  goal: number;
  turn: number;
  round: number;
  phase: Phase;
  captures: number;
  /** The die that is picked next is culled. */
  culling: boolean;
  wilds: WildsCard[];
  summons: Summon[];
  seats: Seat[];
  attack: AttackNow | null;
}

export interface Catalogue {
  dice: Record<string, { name: string; kind: string; count: number; faces: string[] }>;
  cards: Record<string, { name: string; type: string; abilities: { bursts: number; text: string }[] }>;
  scoring: { rule: string };
  /** So many empty creature cards end the game. */
  ending: { empty_cards: number; rule: string };
}

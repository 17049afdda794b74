/** What a seat may know. Written by tools/view_types.py from tumblehall.games.angryquest.edges.view. */
import type { SharedView } from "../../lib/view";

export type Attribute = "close" | "ranged" | "arcane" | "armour" | "movement";

export type Colour = "red" | "green" | "blue" | "yellow";

export type Strike = "close" | "ranged" | "arcane";

/** The attributes of a character, with its upgrades. */
export interface Values {
  close: number;
  ranged: number;
  arcane: number;
  armour: number;
  movement: number;
}

/** An attribute that was raised. */
export interface Upgrade {
  attribute: Attribute;
  level: number;
}

/** A character of a team. */
export interface Fighter {
  character: string;
  at: string;
  values: Values;
  upgrades: Upgrade[];
  /** 1: may not be moved this turn; 2: next turn. */
  stall: number;
  /** Dice fewer in the next combat. */
  weak: number;
  /** Whether its once-a-turn ability is used. */
  used: boolean;
}

/** What a seat would roll at the monster now, and what it needs. */
export interface Against {
  dice: number;
  needed: number;
  target: number;
  chance: number;
}

/** What the fighters at the lair would roll at the monster, by attribute; null where it is not allowed. */
export interface Assault {
  close: Against | null;
  ranged: Against | null;
  arcane: Against | null;
}

/** A player as everybody sees it. */
export interface SeatView {
  colour: Colour | null;
  team: Fighter[];
  /** Has nothing to decide now. */
  ready: boolean;
  /** Cards in hand. */
  drawn: number;
  /** Attempts at phase 2. */
  failed: number;
  /** What phase 2 is easier by. */
  carry: number;
  out: boolean;
  /** Null without fighters at the lair. */
  assault: Assault | null;
}

/** A character that was replaced and lies face up. */
export interface OpenCard {
  character: string;
  upgrades: Upgrade[];
  /** The seats that gave it up, and cannot take it. */
  given_by: number[];
}

/** One side of a combat. */
export interface Side {
  dice: number;
  /** What the faces 1 to 6 count. */
  worth: number[];
  /** What the dice that fell count. */
  hits: number[];
  /** What the foe stops of them. */
  armour: number;
  total: number;
}

/** The same with its arithmetic. */
export interface Fight {
  attacker: string;
  defender: string;
  attack: Strike;
  defence: Strike | null;
  /** The dice of the attacker and of the defender. */
  rolls: number[][];
  /** The attacker and the defender, who is null until an attribute is named. */
  sides: (Side | null)[];
}

/** The chance of who is asked. */
export interface Prospect {
  chance: number;
  dice?: number;
  /** Successes, against the monster. */
  needed?: number;
  /** The lowest face that is one. */
  target?: number;
  /** Of a move that ends where a foe stands: the best attack on it. */
  attack?: Strike;
  /** The chance of an attack against each answer. */
  answers?: Partial<Record<Strike, number>>;
  /** Of an attack: whether the attacker wins a tie, which else goes to the defender (AQ-5.6). */
  ties?: boolean;
  /** Of a move into town: the attribute that is most easily upgraded. */
  raises?: Attribute;
  /** Of a move that ends near the own gate: what the next turn's roll must show to enter the lair. */
  faces?: number[];
}

/** Everything is open but the cards still dealt or drawn, and what lies under the deck. */
export interface View extends SharedView {
  monster: string;
  /** The attribute that won phase 1. */
  phase1: Strike | null;
  first: number;
  turn: number;
  round: number;
  die: number;
  seats: SeatView[];
  deck: number;
  /** The cards under the deck, next first; null for those that the seat does not know. */
  under: (string | null)[];
  face_up: OpenCard[];
  hand: string[];
  /** While teams are chosen in secret: what this seat has kept. */
  kept: string[];
  fight: Fight | null;
  /** The character that the open question is about. */
  subject: string | null;
  /** By the id of an option, where dice decide. */
  prospects: Record<string, Prospect>;
}

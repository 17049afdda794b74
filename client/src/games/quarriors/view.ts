/** What a seat may know. Written by tools/view_types.py from tumblehall.games.quarriors.edges.view. */
import type { SharedView } from "../../lib/view";

/** What floats once something is paid for. */
export interface After {
  plain: number;
  light: number;
  dark: number;
  /** Whether it is asked first which energy goes; told is light before dark. */
  asks: boolean;
}

/** What a capture costs with the energy of the card. */
export interface Discounted extends Paid {
  price: number;
}

/** The anchored spell of a card. */
export interface Anchored extends Paid {
  price: number;
  energy: string;
  /** Whether the player whose turn it is may use it now. */
  usable: boolean;
}

/** A card in the Wilds. What may be missing is only there on tables with energy. */
export interface WildsCard extends Paid {
  ref: string;
  /** `Deathdealer/Strong` */
  card: string;
  die: string;
  kind: string;
  cost: number;
  /** What a capture costs the player whose turn it is. */
  price: number;
  glory: number;
  dice: number;
  /** For each face the first one of the die that looks the same and says the same, from 1. */
  alike: number[];
  energy?: string | null;
  discounted?: Discounted | null;
  anchored?: Anchored | null;
}

/** A creature that could be summoned, were the price there. */
export interface Summon extends Paid {
  die: string;
  price: number;
}

export interface AttachedDie {
  die: string;
  owner: number;
}

/** A die in a ready area. What may be missing is only there for a creature. */
export interface ReadyDie {
  as?: string | null;
  ref: string;
  /** As options write it. */
  name: string;
  /** The first die of the area that looks the same. */
  alike: string;
  die: string;
  creature: boolean;
  attached: AttachedDie[];
  level?: number;
  attack?: number;
  defence?: number;
  glory?: number;
  /** Saved in this attack: out of reach until it is over. */
  safe?: boolean;
  /** Changes for a time: attack, defence, whether the attack is 0, and how long where it is not this turn. */
  marked?: ((number | boolean | string)[])[];
  /** The sources of opponents' clauses that do not reach it; only where a card on the table says so. */
  immune?: string[];
  destroyed?: boolean;
  /** Summoned in its owner's turn under way, else the last; this and the next two only with quests. */
  summoned?: boolean;
  /** Sent to a quest this turn: it does not attack. */
  sent?: boolean;
  /** The quartifact that it carries. */
  bearing?: string | null;
  /** Of an enchantment: whether it works, or waits for one of its card to leave. */
  works?: boolean;
}

/** A price that could be paid now. `after` is only there on tables with energy. */
export interface Paid {
  /** The dice that would pay it; null when it is too much. */
  paid: string[] | null;
  after?: After | null;
}

/** The die in a locked area. */
export interface LockedDie extends ReadyDie {
  /** Its owner locked it this turn and cannot free it. */
  now: boolean;
  /** By seat the quiddity for which it is unlocked; null where it is not to be had. */
  unlock: (number | null)[];
  /** What the player whose turn it is would pay with. */
  freed: Paid;
}

/** A party in the quest area. */
export interface QuestView {
  card: string;
  levels: number;
  /** Whether it would complete its quest now. */
  completes: boolean;
  party: ReadyDie[];
}

export interface SeatView {
  glory: number;
  quiddity: number;
  /** All the quiddity the player could have now. */
  wealth: number;
  bag: Record<string, number>;
  used: Record<string, number>;
  active: string[];
  spent: string[];
  ready: ReadyDie[];
  aside: string[];
  /** Does not react any more this turn. */
  passed: boolean;
  /** What lies on the player for a time, in words. */
  watches: string[];
  /** Quiddity for summons only, where there is any. */
  summon?: number;
  /** Only where dice of the table can be locked. */
  locked?: LockedDie | null;
  draws?: number;
  /** How often the player drew, and how many creatures were summoned, in the own turn under way, else the last; only where a card on the table asks. */
  summons?: number;
  light?: number;
  /** Energy that floats, and with all dice; only on tables with energy. */
  dark?: number;
  light_wealth?: number;
  dark_wealth?: number;
  /** The party of the player; only with quests. */
  quest?: QuestView | null;
  /** Large dice that are set aside; only where there are any. */
  large?: number;
}

/** What an attacker deals to each seat. */
export interface Share {
  ref: string;
  against: number[];
}

/** A creature that could be named: whether it holds, and what is left of the attack then. */
export interface Defender {
  ref: string;
  holds: boolean;
  left: number;
}

export interface AttackView {
  attacker: number;
  totals: (number | null)[];
  shares: Share[];
  defending: boolean;
  defenders: Defender[];
}

/** A spell that may be cast in answer: how many of the caster's creatures fall to the attack then, at best. */
export interface Reaction {
  ref: string;
  /** None where dice decide it. */
  falls: number | null;
}

/** What a reaction would change. */
export interface Reactions {
  spells: Reaction[];
  /** Without any. */
  falls: number | null;
}

/** A quest card. */
export interface QuestCard {
  ref: string;
  /** `Exqualibur/The Hunt For` */
  card: string;
  die: string;
  level: number;
  glory: number;
  /** Quest dice on the card. */
  dice: number;
  /** The seats that own dice of it. */
  holders: number[];
  /** What its die shows that was rolled and still lies here, before its reward: `exqualibur#4`. */
  rolled: string | null;
}

/** A creature in a challenge, and what it deals. */
export interface Fighter {
  ref: string;
  seat: number;
  attack: number;
  /** Strikes first. */
  first: boolean;
}

/** A creature that could be named: whether it holds, and what is left then. */
export interface Taker {
  ref: string;
  holds: boolean;
  left: number;
}

/** A challenge. Pairs are against the challenger, against the challenged. */
export interface ChallengeView {
  quest: string;
  by: number;
  against: number;
  /** As they would be now, before they are fixed; then what is left. */
  totals: number[];
  /** First strikes, while they are dealt. */
  first: number[];
  fixed: boolean;
  fighters: Fighter[];
  defenders: Taker[];
  /** How many of each side were destroyed. */
  fallen: number[];
}

/** A payment that waits for a word: what it takes with each energy first. */
export interface Paying {
  light: Paid;
  dark: Paid;
}

export interface View extends SharedView {
  goal: number;
  first: number;
  turn: number;
  round: number;
  phase: string;
  immediate: boolean;
  captures: number;
  /** Whether the die that is picked next is culled. */
  culling: boolean;
  summoned: string[];
  expert: boolean;
  scored: number[];
  lost: number[];
  wilds: WildsCard[];
  summons: Summon[];
  seats: SeatView[];
  attack: AttackView | null;
  /** Dice out of the game, by class. */
  removed?: Record<string, number>;
  /** While somebody may react. */
  reactions?: Reactions;
  /** Whether the active player's lock of this turn is used; only where dice can be locked. */
  locked?: boolean;
  /** Whether the active player has used the anchored spell of this turn; only where a card has one. */
  anchored?: boolean;
  quests?: QuestCard[];
  /** Whether the active player's visit of this turn is used. */
  visited?: boolean;
  /** The quest cards, and the challenge under way; only with quests. */
  challenge?: ChallengeView | null;
  /** While it is asked which energy pays first. */
  paying?: Paying;
  /** Whether creatures that score give culls; only where they do not. */
  culls?: boolean;
}

/** What a seat may know. Written by tools/view_types.py from tumblehall.games.dicequest.edges.view. */
import type { SharedView } from "../../lib/view";

export type Colour = "red" | "blue" | "yellow" | "green";

export type Sign = "sword" | "arrow" | "wand" | "shield" | "rune" | "any";

export type Mode = "competitive" | "coop";

export type Phase = "tavern" | "deployment" | "combat" | "wound" | "reward" | "outcome" | "over";

export type WoundKind = "light" | "deadly" | "unblockable";

export type HeroWound = "light" | "unblockable";

export type Aside = "abilities" | "some-abilities" | "items" | "wounds";

/** How many of each kind. */
export interface Wounds {
  light: number;
  deadly: number;
  unblockable: number;
}

/** A threat token: the id of its kind, and the symbols that discard it. */
export interface Token {
  token: string;
  need: Partial<Record<Sign, number>>;
}

/** The adventure that is revealed. */
export interface Adventure {
  ref: string;
  quest: string;
  name: string;
  act: number;
  /** The fewest and the most heroes. */
  party: number[];
  need: Partial<Record<Sign, number>>;
  wounds: Wounds;
  tokens: Token[];
  /** Symbols that score beyond what is asked. */
  unlimited: Sign[];
  ranks: string[];
  reward: string | null;
}

/** The threat card of the round. */
export interface Threat {
  ref: string;
  threat: string;
  name: string;
  text: string;
}

/** A hero for hire; `price` is what it costs now. */
export interface MarketHero {
  ref: string;
  hero: string;
  name: string;
  class: string;
  legend: boolean;
  dice: Colour[];
  points: number;
  cost: number;
  price: number;
}

/** A quest in the quest area. */
export interface Quest {
  ref: string;
  quest: string;
  name: string;
  act: number;
  /** The fewest and the most heroes. */
  party: number[];
  need: Partial<Record<Sign, number>>;
  wounds: Wounds;
  gold: number;
  token: Token | null;
  always: string;
  success: string;
  points: number;
}

/** How many cards it has, and which were put under it. */
export interface Deck {
  cards: number;
  under: string[];
}

/** All decks; those of quests by act. */
export interface Decks {
  heroes: Deck;
  legends: Deck;
  basic: Deck;
  legendary: Deck;
  quests: Deck[];
}

/** Where victory points come from. */
export interface PointsFrom {
  party: number;
  backpack: number;
  graduates: number;
  quests: number;
  tokens: number;
}

/** A hero of a party. */
export interface Hero {
  ref: string;
  hero: string;
  name: string;
  class: string;
  legend: boolean;
  dice: Colour[];
  points: number;
  slot: number;
  expert: boolean;
  wound: HeroWound | null;
  item: string | null;
}

/** A player. */
export interface Seat {
  gold: number;
  points: number;
  points_from: PointsFrom;
  /** Whether the re-roll token is on its active side. */
  reroll: boolean;
  party: (Hero | null)[];
  backpack: string[];
  graduates: string[];
  quests: string[];
  /** Items of opponents that wait for the next quest. */
  curses: string[];
  /** At this round's adventure. */
  score: number | null;
}

/** A die that can be rolled again, and the symbols it gives. */
export interface UnlockedDie {
  die: string;
  gives: Partial<Record<Sign, number>>;
}

/** A die that stays; `spent` are the symbols it no longer gives. */
export interface LockedDie extends UnlockedDie {
  spent: Partial<Record<Sign, number>>;
}

/** The challenge under way, the result explained die by die. */
export interface Challenge {
  quest: string;
  /** The slots of the active heroes. */
  heroes: number[];
  pool: Partial<Record<Colour, number>>;
  banned: Colour[];
  rolled: boolean;
  unlocked: UnlockedDie[];
  locked: LockedDie[];
  added: Partial<Record<Sign, number>>;
  lost: Partial<Record<Sign, number>>;
  result: Partial<Record<Sign, number>>;
  need: Partial<Record<Sign, number>>;
  missing: Partial<Record<Sign, number>>;
  wounds: Wounds;
  shields: number;
  blocks: number;
  downgrades: number;
  saves: number;
  succeeded: boolean | null;
  /** Faces chosen so far for a re-roll. */
  picks: string[];
  /** Cards whose ability was used. */
  used: string[];
}

/** A game of Dicequest. */
export interface View extends SharedView {
  mode: Mode;
  difficulty: string | null;
  goal: number | null;
  first: number;
  turn: number;
  round: number;
  rounds: number;
  act: number;
  phase: Phase;
  adventure_round: boolean;
  adventure: Adventure | null;
  threat: Threat | null;
  threats_left: number;
  /** Threat tokens that wait for the last adventure. */
  ahead: Token[];
  market: MarketHero[];
  next_hero: string | null;
  quests: Quest[];
  decks: Decks;
  /** The board's actions that are open. */
  actions: string[];
  seats: Seat[];
  challenge: Challenge | null;
}

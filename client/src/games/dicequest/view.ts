/** What the server sends of a game of Dicequest: the view of a seat, and the printed facts. */
import type { TableView } from "../../lib/pieces/view";

export type Colour = "red" | "blue" | "yellow" | "green";
export type Sign = "sword" | "arrow" | "wand" | "shield" | "rune" | "any";
export type Counts = Partial<Record<Sign, number>>;
export type WoundKind = "light" | "deadly" | "unblockable";
export type Wounds = Record<WoundKind, number>;
export type Phase = "tavern" | "deployment" | "combat" | "wound" | "reward" | "outcome" | "over";

export interface Token {
  token: string;
  need: Counts;
}

/** What is printed on a quest or an adventure. */
export interface Asks {
  ref: string;
  quest: string;
  name: string;
  act: number;
  party: [number, number];
  need: Counts;
  wounds: Wounds;
}
export interface Quest extends Asks {
  gold: number;
  token: Token | null;
  always: string;
  success: string;
  points: number;
}
export interface Adventure extends Asks {
  tokens: Token[];
  /** Symbols that score beyond what is asked. */
  unlimited: Sign[];
  ranks: string[];
  reward: string | null;
}

interface AnyHero {
  ref: string;
  hero: string;
  name: string;
  class: string;
  legend: boolean;
  dice: Colour[];
  points: number;
}
export interface MarketHero extends AnyHero {
  cost: number;
  price: number;
}
export interface Hero extends AnyHero {
  slot: number;
  expert: boolean;
  wound: "light" | "unblockable" | null;
  item: string | null;
}

export const SOURCES = ["party", "backpack", "graduates", "quests", "tokens"] as const;
export interface Seat {
  gold: number;
  points: number;
  points_from: Record<(typeof SOURCES)[number], number>;
  reroll: boolean;
  party: (Hero | null)[];
  backpack: string[];
  graduates: string[];
  quests: string[];
  curses: string[];
  score: number | null;
}

export interface UnlockedDie {
  die: string;
  gives: Counts;
}
export interface LockedDie extends UnlockedDie {
  spent: Counts;
}
export interface Chance {
  of: number;
  exact: boolean;
  aside: ("abilities" | "wounds")[];
}
export interface Challenge {
  quest: string;
  heroes: number[];
  pool: Partial<Record<Colour, number>>;
  banned: Colour[];
  rolled: boolean;
  unlocked: UnlockedDie[];
  locked: LockedDie[];
  added: Counts;
  lost: Counts;
  result: Counts;
  need: Counts;
  missing: Counts;
  chance: Chance | null;
  wounds: Wounds;
  shields: number;
  blocks: number;
  downgrades: number;
  saves: number;
  succeeded: boolean | null;
  /** Faces chosen so far for a re-roll. */
  picks: string[];
}

export interface View extends TableView {
  mode: "coop" | "competitive";
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
  threat: { ref: string; threat: string; name: string; text: string } | null;
  threats_left: number;
  ahead: Token[];
  market: MarketHero[];
  next_hero: string | null;
  quests: Quest[];
  /** The board's actions that are open. */
  actions: string[];
  seats: Seat[];
  challenge: Challenge | null;
}

export interface Catalogue {
  faces: Record<string, { colour: Colour; shows: Counts; sides: number }>;
  classes: Record<Colour, string>;
  heroes: Record<string, { name: string; class: string; legend: boolean; dice: Colour[]; cost: number; points: number; text: string }>;
  items: Record<string, { name: string; deck: string; kind: string; points: number; text: string }>;
  challenges: Record<string, { name: string; act: number; party: [number, number]; need: Counts; wounds: Wounds; text: string | null; flavour: string }>;
  quests: Record<string, { always: string; success: string; points: number }>;
  playtime: string;
  adventures: Record<string, { coop: boolean; unlimited: Sign[]; ranks: string[]; reward: string | null }>;
  threats: Record<string, { name: string; text: string }>;
  actions: Record<string, { name: string; act: number; text: string }>;
}

/** The printed facts that the server tells once, and types made of those of the view. */
import type { Challenge, Colour, Quest, Sign, Wounds } from "./view";

export type Counts = Challenge["need"];

/** What is printed on a quest or an adventure. */
export type Asks = Omit<Quest, "gold" | "token" | "always" | "success" | "points">;

export const SOURCES = ["party", "backpack", "graduates", "quests", "tokens"] as const;

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
  /** `price`: in gold; `gain`: gold that it brings. */
  actions: Record<string, { name: string; act: number; text: string; price: number; gain: number }>;
}

/** Ink, glyph and short name of each die class, by the name the view uses. */
import type { Ink } from "../../lib/look/inks";
import { inWords } from "../../lib/words/plain";

export interface ClassLook {
  ink: Ink;
  glyph: string;
  short: string;
}

const LOOKS: Record<string, readonly [ink: Ink, glyph: string, short: string]> = {
  "basic-quiddity": ["stone", "quid", "Quiddity"],
  assistant: ["orange", "assistant", "Assistant"],
  portal: ["azure", "portal", "Portal"],
  death: ["ash", "death", "Death"],
  growth: ["leaf", "growth", "Growth"],
  life: ["blush", "life", "Life"],
  shaping: ["copper", "shaping", "Shaping"],
  victory: ["straw", "victory", "Victory"],
  deathdealer: ["clay", "deathdealer", "Dealer"],
  "defender-of-the-pale": ["sand", "defender", "Defender"],
  "devotee-of-the-holy-query": ["yellow", "devotee", "Devotee"],
  "ghostly-spirit": ["mist", "ghost", "Ghost"],
  "primordial-ooze": ["teal", "ooze", "Ooze"],
  "quake-dragon": ["brick", "dragon", "Dragon"],
  "questing-wizard": ["violet", "wizard", "Wizard"],
  "scavenging-goblin": ["green", "goblin", "Goblin"],
  "warrior-of-the-quay": ["steel", "warrior", "Warrior"],
  "witching-hag": ["pink", "hag", "Hag"],
};

/** Short names that are no word by themselves, as a list calls them; they may break where they are joined. */
const IN_LISTS: Record<string, string> = { deathdealer: "Death\u00ADdealer" };
export function nameInList(slug: string): string {
  return IN_LISTS[slug] ?? lookOf(slug).short;
}

/** A class without a drawing yet is a blank die of plain stone, with its name. */
export function lookOf(slug: string): ClassLook {
  const [ink, glyph, short] = LOOKS[slug] ?? (["stone", "blank", inWords(slug)] as const);
  return { ink, glyph, short };
}

/** Ink, glyph and short name of each die class, by the name the view uses. */
import type { Ink } from "../../lib/look/inks";

export interface ClassLook {
  ink: Ink;
  glyph: string;
  short: string;
}

const LOOKS: Record<string, readonly [Ink, string]> = {
  "basic-quiddity": ["quid", "Quiddity"],
  assistant: ["assistant", "Assistant"],
  portal: ["portal", "Portal"],
  death: ["death", "Death"],
  growth: ["growth", "Growth"],
  life: ["life", "Life"],
  shaping: ["shaping", "Shaping"],
  victory: ["victory", "Victory"],
  deathdealer: ["deathdealer", "Dealer"],
  "defender-of-the-pale": ["defender", "Defender"],
  "devotee-of-the-holy-query": ["devotee", "Devotee"],
  "ghostly-spirit": ["ghost", "Ghost"],
  "primordial-ooze": ["ooze", "Ooze"],
  "quake-dragon": ["dragon", "Dragon"],
  "questing-wizard": ["wizard", "Wizard"],
  "scavenging-goblin": ["goblin", "Goblin"],
  "warrior-of-the-quay": ["warrior", "Warrior"],
  "witching-hag": ["hag", "Hag"],
};

/** Short names that are no word by themselves, as a list calls them; they may break where they are joined. */
const IN_LISTS: Record<string, string> = { deathdealer: "Death\u00ADdealer" };
export function nameInList(slug: string): string {
  return IN_LISTS[slug] ?? lookOf(slug).short;
}

/** A class without a drawing yet is shown as plain stone, with its name. */
export function lookOf(slug: string): ClassLook {
  const [ink, short] = LOOKS[slug] ?? (["quid", slug] as const);
  return { ink, glyph: ink, short };
}

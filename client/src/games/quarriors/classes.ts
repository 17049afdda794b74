/** Glyph and short name of each die class, by the name the view uses. Its ink is given by its place: `inks.ts`. */
import { inWords } from "../../lib/words/plain";

export interface ClassLook {
  glyph: string;
  short: string;
}

const LOOKS: Record<string, readonly [glyph: string, short: string]> = {
  "basic-quiddity": ["quid", "Quiddity"],
  assistant: ["assistant", "Assistant"],
  portal: ["portal", "Portal"],
  death: ["death", "Death"],
  growth: ["growth", "Growth"],
  life: ["life", "Life"],
  shaping: ["shaping", "Shaping"],
  victory: ["victory", "Victory"],
  deathdealer: ["deathdealer", "Deathdealer"],
  "defender-of-the-pale": ["defender", "Defender"],
  "devotee-of-the-holy-query": ["devotee", "Devotee"],
  "ghostly-spirit": ["ghost", "Ghost"],
  "primordial-ooze": ["ooze", "Ooze"],
  "quake-dragon": ["dragon", "Dragon"],
  "questing-wizard": ["wizard", "Wizard"],
  "scavenging-goblin": ["goblin", "Goblin"],
  "warrior-of-the-quay": ["warrior", "Warrior"],
  "witching-hag": ["hag", "Hag"],
  "corrupted-quiddity": ["corrupted", "Corrupted"],
  corruption: ["corruption", "Corruption"],
  "demonic-overlord": ["overlord", "Overlord"],
  discriminating: ["discriminating", "Discriminating"],
  oblation: ["oblation", "Oblation"],
  "gnome-barbarian": ["gnome", "Gnome"],
  "heavenly-seraph": ["seraph", "Seraph"],
  "lord-of-the-quarry": ["lord", "Lord"],
  "mischievous-imp": ["imp", "Imp"],
  "troll-behemoth": ["troll", "Troll"],
  "voodoo-doll": ["voodoo", "Voodoo"],
  "frost-howler": ["howler", "Howler"],
  "pink-eye-cyclops": ["cyclops", "Cyclops"],
  "poison-dart-frog": ["frog", "Frog"],
  qladiator: ["qladiator", "Qladiator"],
  "quake-dragon-mystic": ["mystic", "Mystic"],
  "quaxos-eye": ["quaxos", "Eye"],
  chaos: ["chaos", "Chaos"],
  harmony: ["harmony", "Harmony"],
  "large-quiddity": ["largequid", "Large"],
  archangel: ["archangel", "Archangel"],
  herald: ["herald", "Herald"],
  "quartz-golem": ["golem", "Golem"],
  "black-cat": ["cat", "Cat"],
  boogieman: ["boogieman", "Boogieman"],
  queelzebub: ["queelzebub", "Queelzebub"],
  light: ["light", "Light"],
  dark: ["dark", "Dark"],
  squire: ["squire", "Squire"],
  "ancient-guide": ["guide", "Guide"],
  "knight-of-quamelot": ["knight", "Knight"],
  "manxome-minotaur": ["minotaur", "Minotaur"],
  "relic-thief": ["thief", "Thief"],
  "wayfaring-minstrel": ["minstrel", "Minstrel"],
  misdirection: ["misdirection", "Misdirection"],
  quasar: ["quasar", "Quasar"],
  "the-holy-quail": ["quail", "The Holy Quail"],
  exqualibur: ["exqualibur", "Exqualibur"],
  "the-tri-clops-skull": ["triclops", "The Tri-Clops Skull"],
};

/** A class without a drawing yet is a blank die with its name. */
export function lookOf(slug: string): ClassLook {
  const [glyph, short] = LOOKS[slug] ?? (["blank", inWords(slug)] as const);
  return { glyph, short };
}

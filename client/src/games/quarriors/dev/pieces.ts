/** Things to show on the page of pieces. */
import type { Decision, Option } from "../../../lib/kernel";
import { lookOf, type ClassLook } from "../classes";
import { faceOf } from "../anyFaces";
import type { Place } from "../inks";
import type { Card } from "../pieces/card";

/** As a table with these cards would give them. */
const INKS: Record<string, Place> = {
  "scavenging-goblin": "c1", "ghostly-spirit": "c2", "devotee-of-the-holy-query": "c3", "warrior-of-the-quay": "c4", "questing-wizard": "c4", "witching-hag": "c5",
  "primordial-ooze": "c6", "defender-of-the-pale": "c6", "quake-dragon": "c7", victory: "s1", shaping: "s2", death: "s3", "basic-quiddity": "b1", assistant: "b2", portal: "b3", "corrupted-quiddity": "b4", "demonic-overlord": "c7",
};
export const printed = (slug: string): ClassLook & { ink: Place } => ({ ...lookOf(slug), ink: INKS[slug] ?? "stone" });

export interface DieRow extends ClassLook {
  ink: Place;
  name: string;
  round: boolean;
  faces: string[];
}
const row = (name: string, slug: string, faces: string, round = false): DieRow => ({ ...printed(slug), name, round, faces: faces.split(" ") });

export const ROWS: DieRow[] = [
  row("Scavenging Goblin", "scavenging-goblin", "q1 c1/2/2 c1/2/2*"),
  row("Quake Dragon", "quake-dragon", "q3|rr c1/4/4 c2/6/6* c3/8/7**"),
  row("Questing Wizard", "questing-wizard", "q1&d1 q2* c2/3/6 c3/4/8**"),
  row("Primordial Ooze", "primordial-ooze", "q2 c2/?/? c3/12/10**"),
  row("Assistant", "assistant", "q1 rr+1 c1/1/2"),
  row("Portal", "portal", "q1 d1 d2"),
  row("Corrupted Quiddity", "corrupted-quiddity", "q1 q0 ***"),
  row("Demonic Overlord", "demonic-overlord", "c2/5/5 c4/10/7*"),
  row("Death spell", "death", "q2 s* s**", true),
  row("Victory spell", "victory", "q1 rr&d1 s", true),
];

const die = (name: string, slug: string, code: string) => ({ ...printed(slug), name, face: faceOf(code) });
export const HAG = die("Witching Hag", "witching-hag", "c1/3/3");
export const DEATH = die("Death Charm", "death", "s*");
export const GOBLIN = die("Scavenging Goblin", "scavenging-goblin", "c1/2/2*");
export const HELPER = die("Assistant", "assistant", "c1/1/2");
export const DRAGON = die("Quake Dragon", "quake-dragon", "c3/8/7**");
export const POOL = [die("Basic Quiddity", "basic-quiddity", "q1"), die("Ghostly Spirit", "ghostly-spirit", "q1"), die("Warrior of the Quay", "warrior-of-the-quay", "q2")];
export const USED = [die("Scavenging Goblin", "scavenging-goblin", "q1"), die("Assistant", "assistant", "q1"), die("Basic Quiddity", "basic-quiddity", "q1")];
const FACES = ["q1", "q2", "q2", "c1/1/5*", "c2/2/6*", "c3/2/8**"].map(faceOf);

const card = (name: string, short: string, version: string, slug: string, cost: number, glory: number, left: number, text: string, bursts = 0): Card => ({
  ...printed(slug), kind: "creature", faces: FACES, name, short, version, cost, glory, left, of: 5, abilities: [{ bursts, text }],
});
export const CARDS: Card[] = [
  card("Scavenging Goblin", "Goblin", "Base", "scavenging-goblin", 2, 2, 0, "When summoned: gain 1 quiddity.", 1),
  card("Ghostly Spirit", "Ghost", "Strong", "ghostly-spirit", 4, 2, 2, "Destroyed? It goes to your active pool."),
  card("Devotee of the Holy Query", "Devotee", "Strong", "devotee-of-the-holy-query", 4, 2, 3, "Scores: take a spell of cost 4 or less into your bag.", 1),
  card("Witching Hag", "Hag", "Base", "witching-hag", 5, 3, 4, "Gain 1 quiddity for each creature you destroy."),
  {
    ...card("Defender of the Pale", "Defender", "Strong", "defender-of-the-pale", 6, 3, 3, ""),
    abilities: [{ bursts: 1, text: "When this scores, draw 1 die into your active pool." }, { bursts: 2, text: "Draw 2 dice instead." }],
  },
  card("Quake Dragon", "Dragon", "Base", "quake-dragon", 8, 4, 4, "Attacks: destroys every level 1 creature of your foes."),
  { ...card("Victory Cantrip", "Victory", "", "victory", 3, 0, 4, "Attach: 2 extra glory when that creature scores."), round: true },
];
export const CARD_STATES = ["blocked", "offered", "offered", "plain", "selected", "blocked", "offered"] as const;

const option = (id: string, label: string): Option => ({ id, label, refs: [], rule: null });
export const CAPTURE: Decision = {
  seat: 0, kind: "act", prompt: "Capture one die?", rule: "QC-9.1", default: "next",
  options: ["defender-of-the-pale", "warrior-of-the-quay", "witching-hag", "death", "portal", "ghostly-spirit", "devotee-of-the-holy-query", "shaping", "victory", "assistant", "basic-quiddity"]
    .map((slug) => option(slug, lookOf(slug).short))
    .concat(option("next", "Capture nothing")),
};
export const PRICES: Record<string, number> = { "defender-of-the-pale": 6, "warrior-of-the-quay": 5, "witching-hag": 5, "death": 5, "portal": 4, "ghostly-spirit": 4, "devotee-of-the-holy-query": 4, "shaping": 4, "victory": 3, "assistant": 1, "basic-quiddity": 0 };

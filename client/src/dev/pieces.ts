/** Things to show on the page of pieces. */
import { faceOf } from "../games/quarriors/faces";
import type { Decision, Event, Option } from "../lib/kernel";
import type { Ink } from "../lib/look/inks";
import type { Card } from "../lib/pieces/card";

export interface DieRow {
  name: string;
  ink: Ink;
  round: boolean;
  faces: string[];
}
const row = (name: string, ink: Ink, faces: string, round = false): DieRow => ({ name, ink, round, faces: faces.split(" ") });

export const ROWS: DieRow[] = [
  row("Scavenging Goblin", "goblin", "q1 c1/2/2 c1/2/2*"),
  row("Quake Dragon", "dragon", "q3|rr c1/4/4 c2/6/6* c3/8/7**"),
  row("Questing Wizard", "wizard", "q1&d1 q2* c2/3/6 c3/4/8**"),
  row("Primordial Ooze", "ooze", "q2 c2/?/? c3/12/10**"),
  row("Assistant", "assistant", "q1 rr+1 c1/1/2"),
  row("Portal", "portal", "q1 d1 d2"),
  row("Death spell", "death", "q2 s* s**", true),
  row("Victory spell", "victory", "q1 rr&d1 s", true),
];

export const die = (name: string, ink: Ink, code: string) => ({ name, ink, glyph: ink, face: faceOf(code) });
export const HAG = die("Witching Hag", "hag", "c1/3/3");
export const DEATH = die("Death Charm", "death", "s*");
export const GOBLIN = die("Scavenging Goblin", "goblin", "c1/2/2*");
export const HELPER = die("Assistant", "assistant", "c1/1/2");
export const DRAGON = die("Quake Dragon", "dragon", "c3/8/7**");
export const POOL = [die("Basic Quiddity", "quid", "q1"), die("Ghostly Spirit", "ghost", "q1"), die("Warrior of the Quay", "warrior", "q2")];
export const USED = [die("Scavenging Goblin", "goblin", "q1"), die("Assistant", "assistant", "q1"), die("Basic Quiddity", "quid", "q1")];
export const DEFENDER_FACES = ["q1", "q2", "q2", "c1/1/5*", "c2/2/6*", "c3/2/8**"].map((code) => die("Defender of the Pale", "defender", code));

const card = (name: string, short: string, version: string, ink: Ink, cost: number, glory: number, left: number, text: string, bursts = 0): Card => ({
  name, short, version, ink, glyph: ink, cost, glory, left, of: 5, abilities: [{ bursts, text }],
});
export const CARDS: Card[] = [
  card("Scavenging Goblin", "Goblin", "Base", "goblin", 2, 2, 0, "When summoned: gain 1 quiddity.", 1),
  card("Ghostly Spirit", "Ghost", "Strong", "ghost", 4, 2, 2, "Destroyed? It goes to your active pool."),
  card("Devotee of the Holy Query", "Devotee", "Strong", "devotee", 4, 2, 3, "Scores: take a spell of cost 4 or less into your bag.", 1),
  card("Witching Hag", "Hag", "Base", "hag", 5, 3, 4, "Gain 1 quiddity for each creature you destroy."),
  {
    ...card("Defender of the Pale", "Defender", "Strong", "defender", 6, 3, 3, ""),
    abilities: [{ bursts: 1, text: "When this scores, draw 1 die into your active pool." }, { bursts: 2, text: "Draw 2 dice instead." }],
  },
  card("Quake Dragon", "Dragon", "Base", "dragon", 8, 4, 4, "Attacks: destroys every level 1 creature of your foes."),
  { ...card("Victory Cantrip", "Victory", "", "victory", 3, 0, 4, "Attach: 2 extra glory when that creature scores."), round: true },
];
export const CARD_STATES = ["blocked", "offered", "offered", "plain", "selected", "blocked", "offered"] as const;

const option = (id: string, label: string): Option => ({ id, label, refs: [], rule: null });
export const CAPTURE: Decision = {
  seat: 0, kind: "act", prompt: "Capture one die?", rule: "QC-9.1", default: "next",
  options: ["defender", "warrior", "hag", "death", "portal", "ghost", "devotee", "shaping", "victory", "assistant", "quid"]
    .map((ink) => option(ink, ink[0]?.toUpperCase() + ink.slice(1)))
    .concat(option("next", "Capture nothing")),
};
export const PRICES: Record<string, number> = { defender: 6, warrior: 5, hag: 5, death: 5, portal: 4, ghost: 4, devotee: 4, shaping: 4, victory: 3, assistant: 1, quid: 0 };
export const MOVE: Decision = {
  seat: 0, kind: "move", prompt: "Move whom?", rule: "AQ-3.2", default: "b",
  options: [option("a", "Hroth: fight Dunmore"), option("b", "Osric: to the corner"), option("c", "Osric: turn into town"), option("d", "Karrow: to your gate")],
};
export const MOVE_NOTES: Record<string, string> = {
  a: "59% to win, then a curse", b: "4 + 1; may use a clover", c: "Upgrade or replace him", d: "Next 1, 2 or 3 enters the lair",
};
export const DONE: Decision = { seat: 0, kind: "tidy", prompt: "Your turn is done.", rule: "QC-10.2", default: "end", options: [option("end", "End the turn")] };

const event = (text: string, player: number | null, forced = false): Event => ({ kind: "told", data: { player }, forced, rule: "QC-8.9", text });
export const EVENTS: Event[] = [
  event("You summon Scavenging Goblin, Witching Hag and Assistant.", 0),
  event("Death Charm is attached to Witching Hag: +3 attack, +3 defence.", 0),
  event("Attack 9. Juniper loses Ghostly Spirit, which waits in her active pool.", 1),
  event("Old Bramble loses Scavenging Goblin. Defender of the Pale holds against 7.", 2),
  event("Witching Hag: 2 destroyed, +2 quiddity.", 0, true),
];
export const THINGS = ["Scavenging Goblin", "Witching Hag", "Assistant", "Death Charm", "Ghostly Spirit", "Defender of the Pale", "Juniper", "Old Bramble"].map((name) => ({ name, ref: name }));

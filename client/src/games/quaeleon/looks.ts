/** How each card is printed: an ink for its job, a glyph for its name, and a short name for the smallest tile. */
import type { Ink } from "../../lib/look/inks";
import { inWords } from "../../lib/words/plain";
import type { CardFacts } from "./catalogue";

/** The jobs of the box, and of cards that came later. */
export const JOBS = ["strike", "guard", "mend", "sap", "meddle", "muster", "order", "quaeleon"] as const;
export type Job = (typeof JOBS)[number] | "other";

/** No red: that is what can be chosen. */
export const JOB_INKS: Record<Job, Ink> = {
  strike: "orange", guard: "steel", mend: "blush", sap: "ash", meddle: "violet", muster: "yellow", order: "teal", quaeleon: "green", other: "stone",
};

const { strike, guard, mend, sap, meddle, muster, order, quaeleon } = Object.fromEntries(JOBS.map((job) => [job, job])) as { [J in (typeof JOBS)[number]]: J };

/** By the number of the card. */
const LOOKS: readonly (readonly [Job, string])[] = [
  [strike, "Kettle"], [strike, "Parade"], [strike, "Bomb"], [strike, "Duellist"], [strike, "Crossbow"], [strike, "Giant"],
  [strike, "Barrow"], [strike, "Catapult"], [strike, "Needle"], [strike, "Wyrm"], [strike, "Puddles"], [strike, "Volcano"],
  [guard, "Turnip"], [guard, "Shield"], [guard, "Moat"], [guard, "Wall"], [guard, "Paper"], [guard, "Crowd"], [guard, "Oath"],
  [mend, "Jar"], [mend, "Soup"], [sap, "Leech"], [mend, "Bees"], [mend, "Saint"], [mend, "Banquet"], [mend, "Egg"],
  [meddle, "Imp"], [meddle, "Herald"], [meddle, "Blanket"], [meddle, "Cauldron"], [meddle, "Clerk"], [strike, "Drum"],
  [meddle, "Fog"], [meddle, "Piper"], [order, "Heron"], [meddle, "Flag"], [guard, "Clause"], [sap, "Candle"],
  [strike, "Ballista"], [strike, "Ember"], [sap, "Spite"], [mend, "Bell"], [sap, "Physician"], [sap, "Scholar"],
  [muster, "Tavern"], [muster, "Gang"], [muster, "Bargain"], [muster, "Sage"], [muster, "Otter"], [muster, "Riot"],
  [muster, "Bonfire"], [meddle, "Rust"], [meddle, "Assassin"], [meddle, "Ledger"], [sap, "Trapdoor"], [order, "Switch"],
  [order, "Sneeze"], [order, "Frog"], [muster, "Helping"], [order, "Curtain"], [order, "Boots"], [order, "Pistol"],
  [meddle, "Hush"], [muster, "Cousin"], [strike, "Knight"], [strike, "Omens"], [quaeleon, "Quaeleon"], [quaeleon, "Deal"],
];

export interface Look {
  job: Job;
  ink: Ink;
  glyph: string;
  short: string;
}

export function lookOf({ number, name }: Pick<CardFacts, "number" | "name">): Look {
  const known = LOOKS[number - 1];
  if (!known) return { job: "other", ink: JOB_INKS.other, glyph: BACK, short: name };
  const [job, short] = known;
  return { job, ink: JOB_INKS[job], glyph: `kq-${String(number).padStart(2, "0")}`, short };
}

/** The picture on the backs, for a card that nobody has drawn yet. */
export const BACK = "kq-67";

/** What is shown of a card that is not in the catalogue: its name; its initiative is not known. */
export function plainFacts(card: string): CardFacts {
  return { number: 0, name: inWords(card), initiative: NaN, attack: null, defence: null, healing: null, attacks: 1, copies: 0, works: "once", text: "", brief: "", flavour: "" };
}

/** How each card is printed: an ink for its job, a glyph for its name, and a short name for the smallest tile. */
import type { Ink } from "../../lib/look/inks";
import type { CardFacts } from "./catalogue";

export const JOBS = ["strike", "guard", "mend", "sap", "meddle", "muster", "order", "quaeleon"] as const;
export type Job = (typeof JOBS)[number];

/** No red: that is what can be chosen. */
export const JOB_INKS: Record<Job, Ink> = {
  strike: "orange", guard: "steel", mend: "blush", sap: "ash", meddle: "violet", muster: "yellow", order: "teal", quaeleon: "green",
};

const { strike, guard, mend, sap, meddle, muster, order, quaeleon } = Object.fromEntries(JOBS.map((job) => [job, job])) as { [J in Job]: J };

/** By the number of the card. */
const LOOKS: readonly (readonly [Job, string])[] = [
  [strike, "Kettle"], [strike, "Parade"], [strike, "Bomb"], [strike, "Duellist"], [strike, "Crossbow"], [strike, "Giant"],
  [strike, "Barrow"], [strike, "Catapult"], [strike, "Needle"], [strike, "Wyrm"], [strike, "Puddles"], [strike, "Volcano"],
  [guard, "Turnip"], [guard, "Shield"], [guard, "Moat"], [guard, "Wall"], [guard, "Paper"], [guard, "Crowd"], [guard, "Oath"],
  [mend, "Jar"], [mend, "Soup"], [sap, "Leech"], [mend, "Bees"], [mend, "Saint"], [mend, "Banquet"], [mend, "Egg"],
  [meddle, "Whetstone"], [meddle, "Herald"], [meddle, "Blanket"], [meddle, "Cauldron"], [meddle, "Clerk"], [strike, "Drum"],
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
  const [job, short] = LOOKS[number - 1] ?? [quaeleon, name];
  return { job, ink: JOB_INKS[job], glyph: `kq-${String(number).padStart(2, "0")}`, short };
}

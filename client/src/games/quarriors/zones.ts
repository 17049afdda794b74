/** What lies before a player in places that this client does not draw: a later set may have some. */
import type { Json } from "../../lib/kernel";
import { numbersIn, textsIn } from "../../lib/plain";
import { classOf } from "./dice";
import type { Catalogue } from "./catalogue";
import type { SeatView } from "./view";

/** All that has a place on the mat, or is said there. */
const KNOWN: Readonly<Record<keyof SeatView, true>> = {
  glory: true, quiddity: true, wealth: true, bag: true, used: true, active: true, spent: true, ready: true, aside: true, passed: true, watches: true,
  summon: true, locked: true, draws: true, summons: true, light: true, dark: true, light_wealth: true, dark_wealth: true, large: true, quest: true,
};

export interface OtherZone {
  zone: string;
  /** How many of each; by class, and rolled ones with their face. */
  dice: [die: string, n: number][];
}

export function otherZones(seat: SeatView, catalogue: Catalogue): OtherZone[] {
  return Object.entries(seat as unknown as Record<string, Json>).flatMap(([zone, lie]) => {
    const dice = Object.hasOwn(KNOWN, zone) ? [] : diceIn(lie).filter(([die]) => classOf(die) in catalogue.dice || die.includes("#"));
    return dice.length ? [{ zone, dice }] : [];
  });
}

/** A pile counts its dice by class, a row names them one by one, a row of ready dice says more of each. */
function diceIn(lie: Json): [string, number][] {
  const pile = Object.entries(numbersIn(lie));
  if (pile.length) return pile;
  const named = Array.isArray(lie) ? [...textsIn(lie), ...lie.flatMap((each) => (each && typeof each === "object" && "die" in each ? textsIn([each.die ?? null]) : []))] : [];
  return [...new Set(named)].map((die) => [die, named.filter((each) => each === die).length]);
}

/** How many dice lie in a pile. */
export function count(pile: Readonly<Record<string, number>>): number {
  return Object.values(pile).reduce((sum, n) => sum + n, 0);
}

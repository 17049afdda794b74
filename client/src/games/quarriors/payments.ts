/** What an answer would cost, told before it is given: the dice, how much of each kind, and what floats after it. */
import type { Decision, Option } from "../../lib/kernel";
import { plainWealth, worthOf, type DieLook } from "./dice";
import { classIn, dieIn, verbOf } from "./offers";
import { KINDS, type Energy, type Kind } from "./pieces/face";
import { t } from "./t";
import type { Paid, SeatView, View } from "./view";

export interface Cost extends Paid {
  price: number;
  /** The price asks for it. */
  energy?: Energy;
}
/** Amounts of each kind of quiddity. */
export type Purse = Record<Kind, number>;
export const NOTHING: Purse = { plain: 0, light: 0, dark: 0 };

/** What an option costs in quiddity; null where it costs none. */
export function costOf(view: View, decision: Decision | null, option: Option): Cost | null {
  const card = view.wilds.find(({ die }) => die === classIn(option));
  const energy = energyIn(option) ?? energyNamed(card?.anchored?.energy);
  switch (verbOf(option)) {
    case "capture":
      return energyIn(option) ? priced(card?.discounted, energy) : priced(card);
    case "anchor":
      return priced(card?.anchored, energy);
    case "summon":
      return view.summons.find(({ die }) => die === dieIn(option)) ?? null;
    case "unlock":
      return unlocked(view, option);
    case "pay":
      return energy ? worded(view.paying?.[energy], Number(decision?.about?.price ?? 0)) : null;
    default:
      return null;
  }
}

/** Which energy goes first is said with it: nothing more is asked. */
function worded(paid: Paid | undefined, price: number): Cost | null {
  const cost = paid ? priced({ ...paid, price }) : null;
  return cost?.after ? { ...cost, after: { ...cost.after, asks: false } } : cost;
}

function priced(thing: (Paid & { price: number }) | null | undefined, energy?: Energy): Cost | null {
  if (!thing) return null;
  const { price, paid, after = null } = thing;
  return { price, paid, after, ...(energy ? { energy } : {}) };
}

function unlocked(view: View, option: Option): Cost | null {
  const die = view.seats.map(({ locked }) => locked).find((each) => each && option.refs.includes(each.ref));
  const price = die?.unlock[view.turn];
  return die && typeof price === "number" ? { ...die.freed, price } : null;
}

/** `capture herald with light`, `pay dark`. */
export function energyIn(option: Option): Energy | undefined {
  return energyNamed(/(?:with|^pay) (light|dark)$/.exec(option.id)?.[1]);
}
function energyNamed(name: string | undefined): Energy | undefined {
  return name === "light" || name === "dark" ? name : undefined;
}

/** All that is there. */
export function purseOf(seat: SeatView): Purse {
  return { plain: plainWealth(seat), light: seat.light_wealth ?? 0, dark: seat.dark_wealth ?? 0 };
}

/** How much of each kind goes: what floats and what the dice give, less what floats after it. */
export function takenBy({ price, paid, after }: Cost, seat: SeatView, look: (die: string) => DieLook): Purse {
  if (!after) return { ...NOTHING, plain: price };
  const taken: Purse = { plain: seat.quiddity - after.plain, light: (seat.light ?? 0) - after.light, dark: (seat.dark ?? 0) - after.dark };
  for (const die of paid ?? []) {
    const { n, kind } = worthOf(look(die));
    taken[kind] += n;
  }
  return taken;
}

export function less(all: Purse, taken: Purse): Purse {
  return { plain: all.plain - taken.plain, light: all.light - taken.light, dark: all.dark - taken.dark };
}

/** `3 plain, 2 light`; empty where there is nothing. */
export function purseWords(purse: Purse): string {
  const words = { plain: "qc.plainN", light: "qc.lightN", dark: "qc.darkN" } as const;
  return KINDS.filter((kind) => purse[kind] > 0)
    .map((kind) => t(words[kind], { n: purse[kind] }))
    .join(", ");
}

/** A payment in one sentence: `takes 1 light, 1 plain; then 1 light floats`. */
export function paymentWords(cost: Cost, seat: SeatView, look: (die: string) => DieLook): string {
  const what = purseWords(takenBy(cost, seat, look));
  const floats = cost.after ? purseWords(cost.after) : "";
  const said = what ? t("qc.takes", { what }) : t("qc.takesNothing");
  return [said, floats ? t("qc.floats", { what: floats }) : "", cost.after?.asks ? t("qc.asksEnergy") : ""].filter(Boolean).join("; ");
}

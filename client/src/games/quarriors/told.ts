/** How Quarriors is told. */
import type { Event } from "../../lib/kernel";
import type { Told } from "../../lib/telling/beats";
import { textsIn } from "../../lib/plain";
import type { Catalogue } from "./catalogue";
import { classOf } from "./dice";
import LargeDie from "./LargeDie.svelte";
import { doer } from "./names";
import type { SeatView, View } from "./view";

const THROWS = new Set(["rolled", "rerolled"]);

/** The dice of these rolls are in the bag. */
function unrolled(seat: SeatView, rolls: readonly Event[]): SeatView {
  if (!rolls.length) return seat;
  const bag = { ...seat.bag };
  for (const kind of seat.active.map(classOf)) bag[kind] = (bag[kind] ?? 0) + 1;
  return { ...seat, bag, active: [], wealth: 0 };
}

export const told: Told = {
  doer,
  dice: ({ kind, data }) => (THROWS.has(kind) ? textsIn(data.dice) : []),
  faces: (die, { dice }: Catalogue) => (dice[classOf(die)]?.faces ?? []).map((_, i) => `${classOf(die)}#${i + 1}`),
  die: LargeDie,
  combats: new Set(["attack", "challenge", "challenge-totals"]),
  leads: new Set(["turn", "paid", "paid-with", "used", "drawn", "more-captures"]),
  follows: new Set(["glory", "quiddity", "energy", "draw-size", "spent", "total"]),
  pressed: ["pick", "use"],
  opening: (view: View, events) => ({ ...view, seats: view.seats.map((seat, at) => unrolled(seat, events.filter((event) => THROWS.has(event.kind) && doer(event) === at))) }),
};

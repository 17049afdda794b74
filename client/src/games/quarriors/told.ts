/** How Quarriors is told. */
import type { Told } from "../../lib/telling/beats";
import { textsIn } from "../../lib/plain";
import type { Catalogue } from "./catalogue";
import { classOf } from "./dice";
import LargeDie from "./LargeDie.svelte";
import { doer } from "./names";

const THROWS = new Set(["rolled", "rerolled"]);

export const told: Told = {
  doer,
  dice: ({ kind, data }) => (THROWS.has(kind) ? textsIn(data.dice) : []),
  faces: (die, { dice }: Catalogue) => (dice[classOf(die)]?.faces ?? []).map((_, i) => `${classOf(die)}#${i + 1}`),
  die: LargeDie,
  combats: new Set(["attack", "challenge", "challenge-totals"]),
  leads: new Set(["turn", "paid", "paid-with", "used", "drawn", "more-captures"]),
  follows: new Set(["glory", "quiddity", "energy", "draw-size", "spent", "total"]),
  pressed: ["pick", "use"],
};

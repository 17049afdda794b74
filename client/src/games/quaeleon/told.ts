/** How Quaeleon's Quest is told: the whole round, mine too. */
import type { Told } from "../../lib/telling/beats";
import { FOLLOWS, goesWith } from "./story";

export const told: Told = {
  doer: ({ data }) => (typeof data.seat === "number" ? data.seat : null),
  dice: () => [],
  combats: new Set(),
  leads: new Set(),
  follows: FOLLOWS,
  joins: goesWith,
  pressed: [],
  ms: { revealed: 800, turn: 1200, answers: 1200 },
  all: true,
};

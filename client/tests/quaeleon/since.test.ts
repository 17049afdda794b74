/** What the last round was, in one line for everybody. */
import { expect, test } from "vitest";
import type { Event } from "../../src/lib/kernel";
import { sinceOf } from "../../src/games/quaeleon/since";

const event = (kind: string, data: Event["data"]): Event => ({ kind, text: kind, data, forced: false, rule: null });
const set = event("set", { stacks: [1, 1], health: [50, 50] });
const plays = (seat: number, card: string) => event("activated", { seat, card, slot: 1 });
const hit = event("attack", { seat: 0, card: "needle-rain", power: 5, hits: [{ seat: 1, n: 3, health: 47 }] as unknown as Event["data"][string] });

test("everybody has the cards they played and what they lost", () => {
  expect(sinceOf([set, plays(0, "needle-rain"), hit, plays(1, "lead-boots")], 2)).toEqual([
    { seat: 0, cards: ["needle-rain"], health: 0 },
    { seat: 1, cards: ["lead-boots"], health: -3 },
  ]);
});

test("a round before is no news", () => {
  expect(sinceOf([set, plays(0, "needle-rain"), set, plays(1, "lead-boots")], 2).map(({ seat }) => seat)).toEqual([1]);
});

test("before the first round there is nothing to tell", () => {
  expect(sinceOf([event("dealt", {})], 2)).toEqual([]);
});

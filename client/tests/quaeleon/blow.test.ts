import { expect, it } from "vitest";
import { answersIn, blowIn, promisesAt, stepAt } from "../../src/games/quaeleon/blow";
import { restOf, sumWords } from "../../src/games/quaeleon/reckoning";
import type { Event } from "../../src/lib/kernel";

const event = (kind: string, data: Record<string, unknown>): Event => ({ kind, text: kind, data, forced: false, rule: null }) as Event;
const coming = { stat: "attack", op: "add", n: 5, seat: 1, scope: "your" };
const attack = { seat: 1, card: "needle-rain", power: 6, hits: [{ seat: 0, stopped: 2, n: 4, health: 33 }] };
const ROUND = [
  event("set", { stacks: [1, 2], health: [41, 34] }),
  event("turn", { seat: 1, initiative: 34, next: [] }),
  event("activated", { seat: 1, card: "whetstone-imp", slot: 1 }),
  event("coming", coming),
  event("turn", { seat: 1, initiative: 27, next: [] }),
  event("activated", { seat: 1, card: "needle-rain", slot: 2 }),
  event("changed", { seat: 1, card: "needle-rain", stat: "attack", op: "add", n: 5 }),
  event("attack", attack),
  event("attack", attack),
];

it("an attack is told with its number and the card that made it stronger", () => {
  const blow = blowIn(ROUND, { from: 8, to: 9 });
  expect(blow).toMatchObject({ seat: 1, card: "needle-rain", power: 6, nth: 2, hits: attack.hits });
  expect(blow?.changes).toEqual([{ stat: "attack", op: "add", n: 5, source: "whetstone-imp", owner: 1 }]);
});

it("what no event says came of the cards on the fields", () => {
  const blow = blowIn(ROUND, { from: 7, to: 8 });
  expect(blow && restOf(3, blow)).toBe(-2);
});

it("what cards on the fields make of an attack has its source", () => {
  const field = [{ seat: 0, card: "fog-of-bureaucracy", op: "add", n: -2 }];
  const blow = blowIn([...ROUND.slice(0, 7), event("attack", { ...attack, field })], { from: 7, to: 8 });
  expect(blow?.changes.at(-1)).toEqual({ stat: "attack", op: "add", n: -2, source: "fog-of-bureaucracy", owner: 0 });
  expect(blow && restOf(3, blow)).toBe(0);
});

it("an attack that was brought to 0 is told with what did it", () => {
  const field = [{ seat: 0, card: "fog-of-bureaucracy", op: "add", n: -8 }];
  const blow = blowIn([...ROUND.slice(0, 7), event("no-attack", { ...attack, power: 0, hits: [], field })], { from: 7, to: 8 });
  expect(blow).toMatchObject({ power: 0, nth: 1, hits: [] });
  expect(blow && sumWords(3, blow, ({ source }) => source ?? "")).toBe("3 + 5 whetstone-imp − 8 fog-of-bureaucracy = 0");
});

it("what an attack sets off is told with the card that answers", () => {
  const events = [...ROUND, event("answers", { seat: 0, card: "mirror-moat" }), event("lost", { seat: 1, n: 2, health: 32 })];
  expect(answersIn(events, { from: 8, to: 11 })).toEqual([{ seat: 1, n: 2, health: 32, card: "mirror-moat", owner: 0 }]);
});

it("a card in play has come to one of its steps", () => {
  const gained = event("gained", { seat: 1, n: 4, health: 38 });
  const steps = (events: Event[], heals = true) => stepAt(events, events.length, () => heals);
  expect(steps(ROUND.slice(0, 2))).toBeNull();
  expect(steps(ROUND.slice(0, 7))).toBe("effects");
  expect(steps([...ROUND.slice(0, 7), event("defence", { seat: 1, total: 3 })])).toBe("defence");
  expect(steps([...ROUND.slice(0, 7), gained])).toBe("healing");
  expect(steps([...ROUND.slice(0, 7), gained], false)).toBe("effects");
  expect(steps([...ROUND, event("lost", { seat: 0, n: 1, health: 3 })])).toBe("attack");
});

it("what waits for a next card is there until it is used", () => {
  expect(promisesAt(ROUND, { from: 3, to: 4 })).toMatchObject({ open: [{ ...coming, source: "whetstone-imp" }], used: [] });
  expect(promisesAt(ROUND, { from: 5, to: 7 })).toMatchObject({ open: [], used: [coming] });
});

it("a step without an attack has none", () => {
  expect(blowIn(ROUND, { from: 4, to: 7 })).toBeNull();
});

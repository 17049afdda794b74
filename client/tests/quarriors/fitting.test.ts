import { expect, it } from "vitest";
import { sizeFor } from "../../src/games/quarriors/fitting";
import { readyDie } from "./mat";

const dice = (n: number) => Array.from({ length: n }, (_, i) => readyDie(`ready:1:${i}`, "hag#4"));

it("few dice are drawn large", () => {
  expect(sizeFor(240, dice(2), 0)).toBe(48);
});

it("many dice shrink until they fit into one row", () => {
  expect(sizeFor(240, dice(5), 0)).toBe(40);
});

it("spells on a cord and the pool take room too", () => {
  const held = dice(3).map((die) => ({ ...die, attached: [{ die: "death#4", owner: 1 }] }));
  expect(sizeFor(240, held, 0)).toBeLessThan(sizeFor(240, dice(3), 0));
  expect(sizeFor(240, dice(3), 3)).toBeLessThan(sizeFor(240, dice(3), 0));
});

it("where no size fits, the smallest wraps", () => {
  expect(sizeFor(100, dice(6), 4)).toBe(32);
});

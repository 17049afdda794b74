import { expect, it } from "vitest";
import { factOf, holds } from "../src/pages/cards/seek";

it("a card is found by words from anywhere on it", () => {
  expect(holds("DRAGON level", "Quake Dragon", "destroy every creature of level 1")).toBe(true);
});

it("a card without one of the words is not found", () => {
  expect(holds("dragon glory", "Quake Dragon")).toBe(false);
});

it.each([
  ["cost", 8],
  ["glory", 4],
  ["attack", undefined],
])("the %s of a card is %s", (name, n) => {
  expect(factOf(name, "creature, cost 8, glory 4")).toBe(n);
});

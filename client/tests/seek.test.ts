import { expect, it } from "vitest";
import { holds } from "../src/lib/seek";

it("a card is found by words from anywhere on it", () => {
  expect(holds("DRAGON level", "Quake Dragon", "destroy every creature of level 1")).toBe(true);
});

it("a card without one of the words is not found", () => {
  expect(holds("dragon glory", "Quake Dragon")).toBe(false);
});

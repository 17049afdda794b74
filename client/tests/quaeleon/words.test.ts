import { expect, it } from "vitest";
import { longestWord, typeset } from "../../src/games/quaeleon/words";

it("numbers below zero have a real minus, and hyphens stay", () => {
  expect(typeset("This Half-Measures card gets -2 defence (-3).")).toBe("This Half-Measures card gets −2 defence (−3).");
});

it("a name breaks at spaces and hyphens alone", () => {
  expect([longestWord("Feral Wheelbarrow"), longestWord("Twin-Fuse Imp")]).toEqual([11, 5]);
});

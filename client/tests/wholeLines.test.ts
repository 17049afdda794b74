import { expect, it } from "vitest";
import { edgeAbove, edgeBelow, type Line } from "../src/lib/pieces/wholeLines";

/** Lines of 14 px, 16 px apart; the sign of the third is higher and begins before it. */
const LINES: Line[] = [{ top: 0, bottom: 14 }, { top: 16, bottom: 30 }, { top: 32, bottom: 46 }, { top: 28, bottom: 48 }];

it("an edge between two lines stays", () => {
  expect([edgeAbove(15, LINES), edgeBelow(15, LINES)]).toEqual([15, 15]);
});

it("an edge in a line goes above it, or below it", () => {
  expect([edgeAbove(10, LINES), edgeBelow(10, LINES)]).toEqual([0, 14]);
});

it("an edge that then cuts another line goes on", () => {
  expect([edgeAbove(40, LINES), edgeBelow(29, LINES)]).toEqual([16, 48]);
});

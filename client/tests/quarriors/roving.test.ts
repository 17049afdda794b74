import { expect, it } from "vitest";
import { nearest } from "../../src/games/quarriors/roving";

it("an arrow key goes to the nearest thing in its direction", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(20, 40), box(60, 0)];
  expect(nearest(box(0, 0), boxes, [1, 0])).toBe(1);
  expect(nearest(box(20, 0), boxes, [0, 1])).toBe(2);
  expect(nearest(box(60, 0), boxes, [1, 0])).toBe(-1);
});

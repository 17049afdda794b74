/** How a die falls. */
import { expect, test } from "vitest";
import { poseAt, shareOf } from "../src/lib/telling/tumbling";

test("a die that falls shows other faces, and none when it lies", () => {
  expect(new Set([0, 0.3, 0.6, 0.9].map((share) => poseAt(share, 0).face)).size).toBe(4);
  expect(poseAt(1, 0)).toEqual({ lift: 0, turn: 0, face: null });
});

test("each tumble is lower than the one before", () => {
  const tops = [0, 1 / 3, 2 / 3].map((share) => poseAt(share, 0).lift);
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  expect(tops[2]).toBeGreaterThan(0);
});

test("the last die lies later than the first", () => {
  expect(shareOf(700, 820, 120, 0, 3)).toBe(1);
  expect(shareOf(700, 820, 120, 2, 3)).toBeLessThan(1);
  expect(shareOf(820, 820, 120, 2, 3)).toBe(1);
});

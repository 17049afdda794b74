import { expect, it } from "vitest";
import { placeBeside } from "../src/pages/table/inRail";

const RAIL = { top: 56, bottom: 712 };

it("the drawer lies between the race and the question where that is enough", () => {
  expect(placeBeside({ top: 440, bottom: 712 }, { top: 56, bottom: 200 }, RAIL)).toEqual({ top: 208, bottom: 432 });
});

it("it takes the race too where the question is high", () => {
  expect(placeBeside({ top: 320, bottom: 712 }, { top: 56, bottom: 200 }, RAIL)).toEqual({ top: 56, bottom: 312 });
});

it("it lies under a question that stands at the top", () => {
  expect(placeBeside({ top: 56, bottom: 500 }, undefined, RAIL)).toEqual({ top: 508, bottom: 712 });
});

it("a rail that the question fills has no place for it", () => {
  expect(placeBeside({ top: 56, bottom: 640 }, undefined, RAIL)).toBeNull();
});

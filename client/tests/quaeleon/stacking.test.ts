import { describe, expect, it } from "vitest";
import { handOf, moved, towards } from "../../src/games/quaeleon/stacking";

/** Answers until the stack is as wanted. */
function answers(placed: string[], wanted: string[]): string[] {
  const given: string[] = [];
  for (let answer = towards(placed, wanted); answer && given.length < 20; answer = towards(placed, wanted)) {
    given.push(answer);
    const [verb, what = ""] = answer.split(" ");
    if (verb === "stack") placed = [...placed, what];
    else placed = placed.filter((_, at) => at !== Number(what) - 1);
  }
  expect(placed).toEqual(wanted);
  return given;
}

describe("the way to the wanted stack", () => {
  it("adds what is missing at the end", () => {
    expect(answers(["imp"], ["imp", "rain", "soup"])).toEqual(["stack rain", "stack soup"]);
  });
  it("takes a card that goes to the end back once", () => {
    expect(answers(["imp", "rain", "soup"], ["rain", "soup", "imp"])).toEqual(["unstack 1", "stack imp"]);
  });
  it("keeps the longest beginning that lies there already", () => {
    expect(answers(["imp", "rain", "soup"], ["imp", "soup", "rain"])).toEqual(["unstack 2", "stack rain"]);
  });
  it("brings a new first card in", () => {
    expect(answers(["imp", "rain"], ["soup", "imp", "rain"])).toEqual(["unstack 2", "unstack 1", "stack soup", "stack imp", "stack rain"]);
  });
  it("tells equal cards apart by their places", () => {
    expect(answers(["drake", "imp", "drake"], ["imp", "drake"])).toEqual(["unstack 1"]);
  });
  it("ends at once when it is there", () => {
    expect(towards(["imp"], ["imp"])).toBeNull();
  });
});

it("a card that is moved lets the others make room", () => {
  expect(moved(["imp", "rain", "soup"], 2, 0)).toEqual(["soup", "imp", "rain"]);
});

it("a hand keeps its order, and equal cards are placed one by one", () => {
  const held = handOf(["drake", "drake", "imp"], ["imp", "drake"]);
  expect(held.map(({ key, place }) => [key, place])).toEqual([["drake#0", 1], ["drake#1", null], ["imp#0", 0]]);
});

import { describe, expect, it } from "vitest";
import { recap } from "../../src/games/quarriors/recap";
import type { Event } from "../../src/lib/kernel";
import { event } from "./mat";

describe("since my last turn", () => {
  const turn = (who: number) => event("turn", { player: `seat ${who}`, round: 1 });
  const deed = (who: number) => event("captured", { player: `seat ${who}` });
  const told = (events: Event[]) => recap(events, 0).map(({ seat: who, deeds }) => [who, deeds.length]);

  it("only the turns of the others count", () => {
    expect(told([turn(0), deed(0), turn(1), deed(1), turn(2), deed(2), deed(2), turn(0), deed(0)])).toEqual([[1, 1], [2, 2]]);
  });

  it("a turn that is still going on counts", () => {
    expect(told([turn(0), turn(1), deed(1)])).toEqual([[1, 1]]);
  });

  it("there is nothing at the start", () => {
    expect(told([turn(0), deed(0)])).toEqual([]);
  });

  it("that somebody took an answer back is told in its place", () => {
    expect(told([turn(0), turn(1), deed(1), event("undo", { seat: 1 }), deed(1)])).toEqual([[1, 3]]);
  });

  it("what changes nothing on the table is left out", () => {
    expect(told([turn(0), turn(1), event("rolled", { player: "seat 1" })])).toEqual([[1, 0]]);
  });
});

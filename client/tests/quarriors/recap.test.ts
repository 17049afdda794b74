import { describe, expect, it } from "vitest";
import { inShort, recap } from "../../src/games/quarriors/recap";
import { struckOut, type Event } from "../../src/lib/kernel";
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

  it("what was taken back is gone", () => {
    expect(told([...struckOut([turn(0), turn(1), deed(1), deed(1)], [[2, 4]]), turn(0)])).toEqual([[1, 0]]);
    expect(told([...struckOut([turn(0), deed(0), turn(1), deed(1)], [[2, 4]])])).toEqual([]);
  });

  it("what changes nothing on the table is left out", () => {
    expect(told([turn(0), turn(1), event("rolled", { player: "seat 1" }), turn(0)])).toEqual([[1, 0]]);
  });

  it("a turn that has only begun is not told", () => {
    expect(told([turn(0), turn(1), deed(1), turn(2), event("rolled", { player: "seat 2" })])).toEqual([[1, 1]]);
  });
});

describe("a turn in one line", () => {
  const by = (who: number, kind: string, data: object = {}): Event => event(kind, { player: `seat ${who}`, ...data });
  const names = { seat: (seat: number) => ["You", "Moth", "Pell"][seat] ?? "", die: (die: string) => die.split("#")[0] ?? "" };
  const line = (...deeds: Event[]) => inShort({ seat: 1, round: 2, deeds }, names);

  it("tells deeds of a kind together", () => {
    const summons = [by(1, "summoned", { die: "warrior#4" }), by(1, "summoned", { die: "defender#5" })];
    expect(line(by(1, "scored", { die: "hag#4", glory: 2 }), ...summons, by(1, "captured", { die: "hag" }))).toBe("scores 2, summons warrior and defender, captures hag.");
  });

  it("says who lost what", () => {
    expect(line(by(2, "destroyed", { die: "goblin#3" }), by(1, "destroyed", { die: "ghost#4" }))).toBe("Pell loses goblin, loses ghost.");
  });

  it("leaves the sum of the attack to the teller", () => {
    expect(line(by(1, "attack"), by(2, "defends"))).toBe("");
  });

  it("takes a deed that it does not know as it is told", () => {
    expect(line({ ...by(1, "quests"), text: "Moth sends Hag to a quest." })).toBe("sends Hag to a quest.");
  });

  it("a party, a challenge and what came of it are told with their names", () => {
    const sent = by(1, "party-sent", { dice: ["knight#4", "squire#6"], quest: "exqualibur" });
    expect(line(sent, by(1, "quest-started", { quest: "exqualibur" }))).toBe("sends knight and squire to exqualibur, starts exqualibur.");
    expect(line(by(1, "challenge", { rival: "seat 2", quest: "exqualibur" }), by(2, "quest-held", { quest: "exqualibur" }))).toBe("challenges Pell, Pell holds exqualibur.");
  });
});

/** What the room of a table finds out from what is known: names, viewpoint, places, times. */
import { describe, expect, it } from "vitest";
import { botWords, namesOf, withNames } from "../../src/lib/live/names";
import { Since } from "../../src/lib/live/since";
import { UNKNOWN, type TableState } from "../../src/lib/live/table";
import { endedEarly, heardByAll, mustHandOver, turnedTo } from "../../src/lib/live/viewpoint";
import type { TableCard } from "../../src/lib/wire";
import { minutes, ticking } from "../../src/pages/table/clock";
import { headline, places } from "../../src/pages/table/result";

const decision = (...ids: string[]) => ({ seat: 0, kind: "k", prompt: "", rule: null, default: ids[0] ?? "", options: ids.map((id) => ({ id, label: id, refs: [], rule: null })) });
const eyes = (seat: number, asked: boolean) => ({ seat, step: 1, view: {}, undo: "no" as const, events: [], decision: asked ? decision("a") : null });
const card = (rest: Partial<TableCard> = {}): TableCard => ({
  table: "abc", game: "q", status: "playing", seats: [{ kind: "person", name: "Ann" }, { kind: "bot", bot: "careful" }], options: {}, manners: {}, commitment: "c", created: 0, ...rest,
});
const mine = (...asked: number[]): TableState => ({
  ...UNKNOWN, card: card(), me: { seats: [0, 1], host: false, muted: {} }, eyes: { "0": eyes(0, asked.includes(0)), "1": eyes(1, asked.includes(1)) },
});

describe("names", () => {
  it("stand for seats in what the rules say", () => {
    expect(withNames("Round 1: Seat 0's turn, seat 1 waits, seat 12 too.", ["Ann", "Bob"])).toBe("Round 1: Ann's turn, Bob waits, seat 12 too.");
  });
  it("of bots are names of the house", () => {
    expect(namesOf(card())).toEqual(["Ann", "Moth"]);
  });
  it("of bots are not those of people", () => {
    expect(namesOf({ seats: [{ kind: "person", name: "Moth" }, { kind: "bot", bot: "careful" }] })).toEqual(["Moth", "Moth (2)"]);
  });
  it("of the levels of bots are words, where there are some", () => {
    expect([botWords("heuristic"), botWords("new one")]).toEqual(["skilled", "new one"]);
  });
});

describe("a shared screen", () => {
  it("turns to the seat that must act", () => {
    expect(turnedTo(mine(1), 0)).toBe(1);
  });
  it("stays while nobody here must act, and while the same seat still must", () => {
    expect([turnedTo(mine(), 1), turnedTo(mine(0, 1), 1)]).toEqual([1, 1]);
  });
  it("is covered before it turns where there is something to hide", () => {
    expect(mustHandOver(mine(1), true, 1, 0)).toBe(true);
    expect(mustHandOver(mine(1), true, 1, 1)).toBe(false);
    expect(mustHandOver(mine(1), false, 1, 0)).toBe(false);
  });
  it("of one person is never covered", () => {
    const one = { ...mine(0), me: { seats: [0], host: false, muted: {} } };
    expect(mustHandOver(one, true, 0, null)).toBe(false);
  });
  it("tells only what all who sit at it have heard", () => {
    const event = (text: string) => ({ kind: "k", text, data: {}, forced: false, rule: null });
    const [all, mine] = [event("Moth is ready."), event("You drew an egg.")];
    expect(heardByAll([all, mine], [[all, mine], [all]])).toEqual([all]);
  });
  it("shows an onlooker the table from nobody's side", () => {
    expect(turnedTo(UNKNOWN, null)).toBeNull();
  });
});

it("a game that was ended early waits for nobody and has no winner", () => {
  expect(endedEarly({ step: 4, to_act: [0], outcome: null }, "Why.")).toMatchObject({ step: 4, to_act: [], outcome: { winners: [], reason: "Why." } });
});

describe("since my last turn", () => {
  it("begins at my last answer", () => {
    const since = new Since({});
    since.answered(0, 7);
    expect([since.from(0), since.from(1), since.from(null)]).toEqual([7, 0, 0]);
  });
  it("is told once, to those who come back or did not look", () => {
    const since = new Since({ "0": 4 });
    expect([since.take(0), since.take(0), since.take(1)]).toEqual([true, false, false]);
    since.missed(1);
    expect(since.take(1)).toBe(true);
  });
  it("is not told to who has answered since", () => {
    const since = new Since({ "0": 4 });
    since.answered(0, 9);
    expect(since.take(0)).toBe(false);
  });
});

describe("the result", () => {
  const result = { winners: [1], ranking: [[1], [0, 2], [3]], scores: [4, 9, 4, 1], reason: "", rule: "" };
  it("gives tied seats the same place", () => {
    expect(places(result)).toEqual([
      { seat: 1, place: 1, score: 9 }, { seat: 0, place: 2, score: 4 }, { seat: 2, place: 2, score: 4 }, { seat: 3, place: 4, score: 1 },
    ]);
  });
  it.each([
    [[1], [1], "You win!"],
    [[1], [0], "Bob wins"],
    [[1], [0, 1], "Bob wins"],
    [[0, 1], [0], "A tie of all"],
    [[], [0], "Nobody wins"],
  ])("with winners %j, seen from %j, is headed: %s", (winners, seats, words) => {
    expect(headline(card({ result: { ...result, winners } }), ["Ann", "Bob"], seats)).toBe(words);
  });
  it("is none when all agreed to end early", () => {
    expect(headline(card({ ended_early: true }), ["Ann", "Bob"], [0])).toBe("The game is over");
  });
});

it.each([
  [0, "0:00"],
  [59.2, "1:00"],
  [605, "10:05"],
  [3661, "1:01:01"],
  [200_000, "2 d 7 h"],
])("%d seconds on a clock are %s", (seconds, text) => {
  expect(ticking(seconds)).toBe(text);
});

it.each([
  [600, "10 minutes"],
  [90, "90 seconds"],
  [86400, "1 day"],
  [172800, "2 days"],
])("%d seconds in words are %s", (seconds, text) => {
  expect(minutes(seconds)).toBe(text);
});

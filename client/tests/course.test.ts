/** The course of a game as a graph. */
import { expect, it } from "vitest";
import { byRound, leadWords, scaleOf } from "../src/pages/table/course";
import { headline } from "../src/pages/table/result";
import type { TableCard } from "../src/lib/wire";

it("takes where everybody stood when each round was over", () => {
  const samples: [number, number, number[]][] = [[0, 1, [0, 0]], [4, 1, [2, 0]], [9, 2, [2, 0]], [12, 2, [2, 3]], [15, 2, [2, 3]]];
  expect(byRound({ samples })).toEqual({ rounds: [0, 1, 2], lines: [[0, 2, 2], [0, 0, 3]] });
});

it.each([[0, 20, [0, 5, 10, 15, 20]], [0, 3, [0, 1, 2, 3]], [36, 50, [35, 40, 45, 50]], [0, 0, [0, 1]], [-3, 4, [-4, -2, 0, 2, 4]]])("from %i to %i the lines are at round numbers", (least, most, lines) => {
  expect(scaleOf(least, most)).toEqual(lines);
});

it("a lead is said in words", () => {
  expect([3, 0, -2].map(leadWords)).toEqual(["3 ahead", "level", "2 behind"]);
});

it("who loses together is not told that nobody wins", () => {
  const result = (ranking: number[][], winners: number[]) => ({ result: { ranking, winners, scores: null, reason: "", rule: "" }, seats: ranking.flat() }) as unknown as TableCard;
  expect(headline(result([[0, 1]], []), ["You", "Moth"], [0], true)).toBe("You lost together");
  expect(headline(result([[0]], []), ["You"], [0], true)).toBe("You lost");
});

it.each([[true, [0, 1], "Won together!"], [false, [0, 1], "A tie of all"], [true, [], "You lost together"], [false, [], "Nobody wins"]])("only who plays together wins and loses so: %s, winners %j", (together, winners, words) => {
  const card = { result: { ranking: [[0, 1]], winners, scores: null, reason: "", rule: "" }, seats: [0, 1] } as unknown as TableCard;
  expect(headline(card, ["You", "Moth"], [0], together)).toBe(words);
});

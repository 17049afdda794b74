import { expect, it } from "vitest";
import type { TableCard } from "../src/lib/wire";
import { company, standingOf } from "../src/pages/first/standing";

const me = { seats: [0], host: true, muted: {} };
const table = (part: Partial<TableCard>): TableCard => ({
  table: "t", game: "quarriors", status: "playing", options: {}, manners: {}, commitment: "", created: 0,
  seats: [{ kind: "person", name: "Juniper" }, { kind: "person", name: "Pell" }, { kind: "bot", bot: "careful" }],
  ...part,
});

it("a table that waits for me says so", () => {
  expect(standingOf({ table: table({ to_act: [0] }), me })).toEqual({ mine: true, words: "Your turn" });
});

it("a table that waits for somebody else names them", () => {
  expect(standingOf({ table: table({ to_act: [1] }), me })).toEqual({ mine: false, words: "Waiting for Pell" });
});

it("an open table counts its free seats", () => {
  expect(standingOf({ table: table({ status: "open", seats: [{ kind: "person", name: "Juniper" }, { kind: "open" }] }), me }).words).toBe("1 free seat");
});

it.each([
  [[0], "Won"],
  [[1], "Won by Pell"],
  [[], "Over, without a winner"],
])("a game won by %j ends with '%s'", (winners, words) => {
  const result = { winners, ranking: [], scores: null, reason: "", rule: "" };
  expect(standingOf({ table: table({ status: "over", result }), me }).words).toBe(words);
});

it("the company is everybody but me, bots counted", () => {
  expect(company({ table: table({}), me })).toBe("Pell, 1 bot");
});

it("with several seats here all people are named", () => {
  expect(company({ table: table({}), me: { ...me, seats: [0, 1] } })).toBe("Juniper, Pell, 1 bot");
});

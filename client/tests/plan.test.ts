import { expect, it } from "vitest";
import type { GameCard } from "../src/lib/wire";
import { inWords } from "../src/lib/words/plain";
import { tableIn } from "../src/pages/first/founding";
import { bare, DAY, fieldOf, moved, paceOf, quickPlan } from "../src/pages/setup/plan";

const game = (name: string, seats: [number, number], bots: string[]): GameCard => ({
  name, title: name, summary: "", seats, minutes: [20, 40], options: [], bots, usual: bots[1] ?? bots[0] ?? "", opponents: [], presets: [], lessons: [], hidden: false, rule_prefixes: [],
});
const QUARRIORS = game("quarriors", [2, 4], ["novice", "skilled", "expert"]);

it("a quick game is me against the usual bots", () => {
  const bot = { kind: "bot", bot: "skilled" };
  expect(quickPlan(QUARRIORS).seats).toEqual([{ kind: "me" }, bot, bot]);
});

it("a quick game keeps to the seats of its game", () => {
  expect(quickPlan(game("duel", [2, 2], ["careful"])).seats).toHaveLength(2);
});

it("another game has its own bots and options, and as many seats as it allows", () => {
  const plan = { ...quickPlan(QUARRIORS), options: { captures: 2 } };
  expect(moved(plan, game("duel", [2, 2], ["random"]))).toMatchObject({
    game: "duel", options: {}, seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
  });
});

it.each([
  ["option 'sets': must have 1 members; has 0", "options.sets"],
  ["option 'wilds' needs 7 creature and 3 spell cards", "options.wilds"],
  ["manners.clock.seconds: must be 10 to 7776000; got 2", "manners.clock.seconds"],
  ["the request cannot be read: Invalid enum value 'x' - at `$.manners.absent`", "manners.absent"],
  ["the request cannot be read: Expected `int` >= 1 - at `$.seats`", "seats"],
  ["quarriors has 2 to 4 seats; got 7", "seats"],
  ["too many requests from this address; wait a moment", null],
])("the refusal '%s' belongs to %s", (reason, field) => {
  expect(fieldOf(reason)).toBe(field);
});

it("at its field a refusal does not name the field again", () => {
  expect(bare("manners.clock.seconds: must be 10 to 7776000; got 2")).toBe("must be 10 to 7776000; got 2");
});

it.each([
  [undefined, "none"],
  [{ kind: "move", seconds: 60 }, "move"],
  [{ kind: "move", seconds: 2 * DAY }, "days"],
  [{ kind: "game", seconds: 1200 }, "game"],
] as const)("the clock %j is paced %s", (clock, pace) => {
  expect(paceOf(clock)).toBe(pace);
});

it("a word of the wire is read as people write it", () => {
  expect(inWords("expert_culling")).toBe("Expert culling");
});

it.each([
  ["https://play.example.org/#/t/IKRfWlcU8HcbSJyzqTEk", "IKRfWlcU8HcbSJyzqTEk"],
  [" IKRfWlcU8HcbSJyzqTEk ", "IKRfWlcU8HcbSJyzqTEk"],
  ["https://play.example.org/", null],
  ["a b", null],
])("the text '%s' leads to %s", (text, table) => {
  expect(tableIn(text)).toBe(table);
});

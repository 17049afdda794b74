/** What the table of Dicequest reads out of views, options and events. */
import { expect, test } from "vitest";
import { leftAside, figureOf, sureness } from "../../src/games/dicequest/chance";
import { lookOf } from "../../src/games/dicequest/looks";
import { givesAway, keptFirst, meant, offersOf, twoLines, weigh } from "../../src/games/dicequest/offers";
import { recap } from "../../src/games/dicequest/recap";
import fixture from "../../src/games/dicequest/samples.json";
import { eachOf, inWords, metOf, rewardsOf } from "../../src/games/dicequest/signs";
import type { Catalogue } from "../../src/games/dicequest/facts";
import type { Chance } from "../../src/games/dicequest/odds";
import type { View } from "../../src/games/dicequest/view";
import type { Decision, Event } from "../../src/lib/kernel";

const catalogue = fixture.catalogue as unknown as Catalogue;
const samples = fixture.samples as unknown as Record<string, { view: View; decision: Decision }>;
const moment = (name: string) => samples[name]!;
const told = (kind: string, player: string): Event => ({ kind, text: kind, data: { player }, forced: false, rule: null });

test("the re-roll token is on offer where it lies", () => {
  expect(offersOf(moment("combat").decision).get("reroll")?.map((option) => option.id)).toEqual(["reroll"]);
});

test("a threat that can be discarded is on offer where it lies", () => {
  expect(offersOf(moment("coop-threats").decision).get("token:TT202")?.map((option) => option.id)).toEqual(["threat TT202"]);
});

test("to spend a rune on a re-roll is asked twice", () => {
  expect(moment("combat").decision.options.filter((option) => option.id.startsWith("rune ")).map(weigh)).toEqual(["heavy"]);
});

test("a hero who is too dear is asked about as a recruit", () => {
  expect(meant(moment("tavern").decision, "market:pistolier")).toBe("recruit pistolier");
});

test("a die is asked about by its whole face", () => {
  expect(meant(moment("combat").decision, "die:red:2sword")).toBe("rune red:2sword");
});

test("what gives something away is asked twice", () => {
  const heavy = moment("tavern").decision.options.filter((option) => weigh(option) === "heavy").map((option) => option.id.split(" ")[0]);
  expect(new Set(heavy)).toEqual(new Set(["graduate", "discard"]));
});

test("a label with a colon is two lines", () => {
  expect(twoLines("Arcane Potion: Deployment: add a die.")).toEqual({ title: "Arcane Potion", note: "Deployment: add a die." });
});

test("symbols are shown one by one and said as one", () => {
  expect([eachOf({ any: 1, sword: 2 }), inWords({ any: 1, sword: 2 })]).toEqual([["sword", "sword", "any"], "2 swords, 1 generic success"]);
});

test("what is missing is the last of its kind", () => {
  expect(metOf({ sword: 2 }, { sword: 1 })).toEqual([{ sign: "sword", met: true }, { sign: "sword", met: false }]);
});

test("every reward of a quest has a sign", () => {
  const words = Object.values(catalogue.quests).flatMap((quest) => [quest.always, quest.success]);
  expect(words.filter((each) => rewardsOf(each) === null)).toEqual([]);
});

test("several rewards of a kind are told in the plural", () => {
  expect(rewardsOf("2 gold, 2 basic items")).toEqual([
    { n: 2, sign: "dq-gold", words: "2 gold" },
    { n: 2, sign: "dq-pack", words: "2 basic items" },
  ]);
});

test("a hero prints in the colours of the dice, each once", () => {
  const legend = Object.entries(catalogue.heroes).find(([, { dice }]) => dice.length === 3 && new Set(dice).size === 2)!;
  expect(lookOf(catalogue, "hero", legend[0]).inks).toEqual([...new Set(legend[1].dice)]);
});

test("what gives something away comes last", () => {
  const weights = keptFirst(moment("tavern").decision.options).map(givesAway);
  expect(weights.indexOf(true)).toBe(weights.lastIndexOf(false) + 1);
});

test("what may happen is not called impossible, and what may fail not sure", () => {
  const figures = [0, 0.001, 0.5, 0.999, 1].map((of) => figureOf({ of, exact: true, aside: [] }));
  expect(figures).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
});

test("an estimate says so, and what it leaves aside", () => {
  const chance: Chance = { of: 0.503, exact: false, aside: ["abilities", "wounds"] };
  expect([figureOf(chance), sureness(chance), leftAside(chance)]).toEqual([
    "about 50%", "An estimate, rather too low", "without abilities, wounds",
  ]);
});

test("what happened since my last turn leaves my own turn out", () => {
  const events = [told("turn", "seat 0"), told("recruited", "seat 0"), told("turn", "seat 1"), told("failed", "seat 1"), told("turn", "seat 0"), told("recruited", "seat 0")];
  expect(recap(events, 0)).toEqual([events[3]]);
});

test("what a new round brings after my turn is told too, and re-rolls", () => {
  const events = [told("turn", "seat 0"), told("claimed", "seat 0"), told("round", ""), told("threat", ""), told("wounded", "seat 0"), told("turn", "seat 1"), told("rerolled", "seat 1")];
  expect(recap(events, 0).map((event) => event.kind)).toEqual(["threat", "wounded", "rerolled"]);
});

test("before my first turn nothing is told", () => {
  expect(recap([told("round", ""), told("threat", ""), told("turn", "seat 1"), told("failed", "seat 1"), told("turn", "seat 0")], 0)).toEqual([]);
});

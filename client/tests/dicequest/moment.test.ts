/** The moment of a quest: which symbol goes where, and what the quest brought. */
import { expect, test } from "vitest";
import type { Catalogue } from "../../src/games/dicequest/facts";
import { countedTo, gainsOf, momentOf, needsOf, sourcesOf, wayOf, withResult } from "../../src/games/dicequest/moment";
import { timeOf } from "../../src/games/dicequest/momentTime";
import fixture from "../../src/games/dicequest/samples.json";
import type { Challenge, Seat, View } from "../../src/games/dicequest/view";
import type { Event, Json } from "../../src/lib/kernel";

const catalogue = fixture.catalogue as unknown as Catalogue;
const seat: Seat = { ...(fixture.samples as unknown as Record<string, { view: View }>).combat!.view.seats[0]!, gold: 2, points: 8, reroll: false };
const event = (kind: string, data: Record<string, Json> = {}, player: number | null = 0): Event => ({ kind, text: kind, data: player === null ? data : { player: `seat ${player}`, ...data }, forced: false, rule: null });
const die = (name: string, left?: Challenge["need"]) => ({ die: name, gives: left ?? catalogue.faces[name]!.shows });
const lying = (...dice: string[]) => ({ unlocked: dice.map((name) => die(name)), locked: [] as Challenge["locked"], added: {} }) as unknown as Challenge;
const judged = (kind: string, need: Challenge["need"], missing: Challenge["need"], result: Challenge["need"], quest = "griffon-rescue") => event(kind, { quest, need, missing, result } as Record<string, Json>);
const signsOf = (sources: readonly { signs: readonly string[] }[]) => sources.map(({ signs }) => signs.join());

// -- symbols and needs

test("each need takes its own symbol, any takes what is left", () => {
  const sources = sourcesOf(lying("red:sword", "blue:arrow+rune", "yellow:wand"), [], catalogue);
  expect(needsOf({ sword: 1, arrow: 1, any: 1 }, {}, sources)).toEqual([
    { sign: "sword", by: { source: 0, nth: 0 } },
    { sign: "arrow", by: { source: 1, nth: 0 } },
    { sign: "any", by: { source: 2, nth: 0 } },
  ]);
});

test("no symbol goes to what is missing", () => {
  const sources = sourcesOf(lying("red:sword", "yellow:rune"), [], catalogue);
  expect(needsOf({ sword: 1, arrow: 1, any: 1 }, { arrow: 1, any: 1 }, sources).map(({ by }) => by?.source ?? null)).toEqual([0, null, null]);
});

test("a generic need leaves the symbols to those who ask for them", () => {
  const sources = sourcesOf(lying("red:2sword", "green:shield"), [], catalogue);
  expect(needsOf({ sword: 2, any: 1 }, {}, sources).map(({ by }) => by?.source)).toEqual([0, 0, 1]);
});

test("what a card lets stand for another goes where nothing else does", () => {
  const sources = sourcesOf(lying("yellow:rune"), [], catalogue);
  expect(needsOf({ wand: 1 }, {}, sources)).toEqual([{ sign: "wand", by: { source: 0, nth: 0 } }]);
});

test("no symbol goes to two needs", () => {
  const sources = sourcesOf(lying("red:2sword", "blue:3arrow", "green:2shield"), [], catalogue);
  const used = needsOf({ sword: 2, arrow: 2, any: 3 }, {}, sources).map(({ by }) => `${by?.source} ${by?.nth}`);
  expect(new Set(used).size).toBe(7);
});

// -- dice

test("dice that were rolled again lie as they fell last", () => {
  const again = event("rerolled", { from: ["yellow:blank"], dice: ["yellow:2wand"] });
  expect(signsOf(sourcesOf(lying("red:sword", "yellow:blank"), [event("token", { dice: ["yellow:blank"] }), again], catalogue))).toEqual(["sword", "wand,wand"]);
});

test("the first throw puts all dice there", () => {
  const view = { unlocked: [], locked: [], added: {} } as unknown as Challenge;
  expect(signsOf(sourcesOf(view, [event("rolled", { dice: ["red:2sword", "green:blank"] })], catalogue))).toEqual(["sword,sword", ""]);
});

test("a rune that was spent flies nowhere", () => {
  expect(signsOf(sourcesOf(lying("blue:arrow+rune", "yellow:rune"), [event("rune-spent", { die: "blue:arrow+rune" })], catalogue))).toEqual(["arrow", "rune"]);
});

test("a die that was turned shows its new face, and what a card added stands for itself", () => {
  const since = [event("turned", { die: "yellow:blank", to: "yellow:2wand" }), event("added", { symbol: "shield", n: 1 })];
  expect(sourcesOf(lying("yellow:blank"), since, catalogue)).toEqual([
    { colour: "yellow", signs: ["wand", "wand"] },
    { colour: null, signs: ["shield"] },
  ]);
});

test("only what the result has is there, whatever the dice show", () => {
  const sources = sourcesOf(lying("red:2sword", "green:shield"), [], catalogue);
  expect(signsOf(withResult(sources, { sword: 1, shield: 1, wand: 1 }))).toEqual(["sword", "shield", "wand"]);
});

test("the dice are those that lie when it is judged", () => {
  const moment = momentOf(judged("failed", { any: 2 }, { any: 1 }, { sword: 1 }), lying("red:blank"), [event("rerolled", { from: ["red:blank"], dice: ["red:sword"] })], catalogue);
  expect(moment).toEqual({ quest: "griffon-rescue", won: false, sources: [{ colour: "red", signs: ["sword"] }], needs: [{ sign: "any", by: { source: 0, nth: 0 } }, { sign: "any", by: null }] });
});

// -- gains

const won = judged("succeeded", { any: 1 }, {}, { sword: 1 });
const failed = judged("failed", { any: 1 }, { any: 1 }, {});

test("points of the quest, gold on it and gold that it gives are counted together", () => {
  const gains = gainsOf(won, [event("claimed", { quest: "griffon-rescue", gold: 2 }), event("gold", { n: 1, gold: 5 })], seat, catalogue);
  expect(gains).toEqual([{ kind: "points", n: 3 }, { kind: "gold", n: 3 }]);
  expect(countedTo(seat, gains)).toEqual({ gold: 5, points: 11 });
});

test("an expert and an item count what they are worth", () => {
  const gains = gainsOf(won, [event("levelled", { hero: "ward-mage" }), event("drew", { item: "crown-of-olan-taa" })], seat, catalogue);
  const [expert, item] = [catalogue.heroes["ward-mage"]!.points, catalogue.items["crown-of-olan-taa"]!.points];
  expect(gains).toEqual([{ kind: "level", card: "ward-mage", n: expert }, { kind: "item", card: "crown-of-olan-taa", n: item }]);
  expect(countedTo(seat, gains).points).toBe(8 + expert + item);
});

test("the income of the next player is no gain", () => {
  const after = [event("turn", {}, 1), event("gold", { n: 2, gold: 5 }, 1), event("gold", { n: 2, gold: 9 }, 0)];
  expect(gainsOf(won, after, seat, catalogue)).toEqual([]);
});

test("who fails gets the token back, if it was used, and a gold lies on the card", () => {
  const after = [event("gold-on-quest", { gold: 1 }, null)];
  expect(gainsOf(failed, after, seat, catalogue)).toEqual([{ kind: "token" }, { kind: "laid", n: 1 }]);
  expect(gainsOf(failed, after, { ...seat, reroll: true }, catalogue)).toEqual([{ kind: "laid", n: 1 }]);
});

test("half of the time half of it is counted", () => {
  expect(countedTo({ gold: 2, points: 8 }, [{ kind: "points", n: 4 }, { kind: "gold", n: 2 }], 0.5)).toEqual({ gold: 3, points: 10 });
});

// -- time

test("my moment takes as long as its needs, at most a second and a bit; that of others less", () => {
  const needing = (n: number) => judged("succeeded", { any: n }, {}, {});
  expect(timeOf(needing(1), true)).toEqual({ before: 350, after: 1200 });
  expect(timeOf(needing(8), true)).toEqual({ before: 1050, after: 1200 });
  const others = timeOf(needing(8), false)!;
  expect(others.before + others.after).toBe(1600);
});

test("who plays for a round has no moment, nor has any other deed", () => {
  expect(timeOf(judged("succeeded", {}, {}, {}, "playtime"), true)).toBeNull();
  expect(timeOf(event("recruited", { hero: "ward-mage" }), true)).toBeNull();
});

test("symbols fly one after the other, the first from the beginning, the last until the end", () => {
  for (const of of [1, 2, 3, 8]) {
    expect(wayOf(0, 0, of)).toBe(0);
    expect(wayOf(0.01, 0, of)).toBeGreaterThan(0);
    expect(wayOf(0.99, of - 1, of)).toBeLessThan(1);
    expect(wayOf(1, of - 1, of)).toBe(1);
    for (let nth = 1; nth < of; nth++) expect(wayOf(0.5, nth, of)).toBeLessThanOrEqual(wayOf(0.5, nth - 1, of));
  }
});

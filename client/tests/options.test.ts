import { describe, expect, it } from "vitest";
import type { BarCard, OptionCard, ShelfCard } from "../src/lib/wire";
import { barOf, cautionsOf } from "../src/pages/setup/bars";
import { blocksOf, idle, numbersOf, settled, shortOf, unusual } from "../src/pages/setup/options";
import { filledUp, missingOf, shelfStanding, sortBar, stocked, withSort } from "../src/pages/setup/shelves";

const option = (name: string, more: Partial<OptionCard>): OptionCard => ({
  name, kind: "choice", help: "", default: "", usual: [], choices: [], presets: [], least: null, most: null, step: 1, recommended: {}, title: name, words: {}, shelves: [], stocks: [], bars: [], cautions: [], ...more,
});
const bar = (values: BarCard["values"], more: Partial<BarCard>): BarCard => ({ values, why: "Not so.", seats: null, beside: null, unless: null, lacking: null, having: null, rule: "", ...more });

const MODE = option("mode", { default: "duel", choices: ["duel", "together"], bars: [bar(["duel"], { seats: [1, 1], why: "Only for two." })] });
const TRICKS = option("tricks", { kind: "flag", default: true, bars: [bar([true], { beside: ["mode", "together"] })] });
const HARD = option("hard", { default: "soft", choices: ["soft", "hard", "harder", "worst"], bars: [bar(["hard", "harder", "worst"], { beside: ["mode", "duel"] })] });
const FIRST = option("first", { kind: "first", default: "random" });
const ALL = [MODE, TRICKS, HARD, FIRST];

describe("what cannot be combined", () => {
  it("is barred by seats, with its reason", () => {
    expect(barOf(MODE, "duel", {}, 1)?.why).toBe("Only for two.");
    expect(barOf(MODE, "duel", {}, 2)).toBeNull();
  });

  it("gives way when a seat is left, and comes back with it", () => {
    expect(settled(ALL, { tricks: true }, 1)).toMatchObject({ mode: "together", tricks: false });
    expect(settled(ALL, { tricks: true }, 2)).toMatchObject({ mode: "duel", tricks: true });
  });

  it("is sent as it is shown", () => {
    expect(unusual(ALL, settled(ALL, {}, 1), 1)).toEqual({ mode: "together", tricks: false });
    expect(unusual(ALL, settled(ALL, {}, 2), 2)).toEqual({});
  });

  it("leaves nothing to choose where all but one value is barred", () => {
    expect(idle(HARD, settled(ALL, {}, 2), 2)).not.toBeNull();
    expect(idle(HARD, settled(ALL, {}, 1), 1)).toBeNull();
  });

  it("is barred unless another option has one of some values, in any order", () => {
    const gentle = option("wilds", { bars: [bar(["gentle"], { unless: ["sets", [["base"], ["base", "more"]]] })] });
    expect([["base"], ["more", "base"], ["more"]].map((sets) => barOf(gentle, "gentle", { sets }, 2) !== null)).toEqual([false, false, true]);
  });

  it("is barred where a list lacks a word", () => {
    const side = option("mix", { bars: [bar(["side"], { lacking: ["sets", "base"] })] });
    expect([["base"], ["more"]].map((sets) => barOf(side, "side", { sets }, 2) !== null)).toEqual([false, true]);
  });

  it("is a list of words that bring too little: the usual one stands in for it", () => {
    const beasts = { title: "beasts", count: 2, brings: { base: ["cat", "dog"], few: ["cat"] }, rule: "", alone: [] };
    const sets = option("sets", { kind: "several", default: ["base"], choices: ["base", "few"], least: 1, stocks: [beasts] });
    expect(shortOf(sets, ["few"])).toEqual([{ stock: beasts, have: 1 }]);
    expect(settled([sets], { sets: ["few"] }, 2).sets).toEqual(["base"]);
    expect(settled([sets], { sets: ["base", "few"] }, 2).sets).toEqual(["base", "few"]);
  });

  it("is who begins, when that chair is empty", () => {
    expect(settled(ALL, { first: 2 }, 3).first).toBe(2);
    expect(settled(ALL, { first: 2 }, 2).first).toBe("random");
  });
});

describe("what is usual beside other options", () => {
  const none = { seats: null, beside: null, unless: null, lacking: null, having: null };
  const SETS = option("sets", { kind: "several", default: ["base"], choices: ["base", "light"] });
  const LARGE = option("large", { kind: "flag", default: false, usual: [{ ...none, value: true, having: ["sets", "light"] }], cautions: [bar([true], { having: ["sets", "base"], why: "Heavy." })] });
  const CULLS = option("culls", { kind: "flag", default: true, usual: [{ ...none, value: false, beside: ["large", true] }] });
  const THREE = [SETS, LARGE, CULLS];

  it("follows from them, one after the other", () => {
    expect(settled(THREE, {}, 2)).toEqual({ sets: ["base"], large: false, culls: true });
    expect(settled(THREE, { sets: ["base", "light"] }, 2)).toEqual({ sets: ["base", "light"], large: true, culls: false });
    expect(settled(THREE, { sets: ["base", "light"], large: false }, 2)).toMatchObject({ large: false, culls: true });
  });

  it("is not sent, and what differs from it is", () => {
    expect(unusual(THREE, { sets: ["light"], large: true, culls: false }, 2)).toEqual({ sets: ["light"] });
    expect(unusual(THREE, { sets: ["light"], large: false, culls: false }, 2)).toEqual({ sets: ["light"], large: false, culls: false });
  });

  it("may call for caution", () => {
    expect(cautionsOf(THREE, { sets: ["base", "light"], large: true }, 2).map(({ why }) => why)).toEqual(["Heavy."]);
    expect(cautionsOf(THREE, { sets: ["light"], large: true }, 2)).toEqual([]);
    expect(cautionsOf(THREE, { sets: ["base", "light"], large: false }, 2)).toEqual([]);
  });
});

describe("a list of shelves", () => {
  const beasts: ShelfCard = { title: "Beasts", count: 2, sorts: { cat: ["cat/1", "cat/2"], dog: ["dog/1"], owl: ["owl/1"] }, rule: "", within: "", needs: {}, alone: {}, is_open: false };
  const LIST = option("list", { kind: "listed", default: "random", presets: ["random"], choices: ["cat/1", "cat/2", "dog/1", "owl/1"], shelves: [beasts] });

  it("holds only what the values of another option bring", () => {
    const shelf = { ...beasts, within: "sets", needs: { "cat/1": ["base"], "cat/2": ["base", "more"], "dog/1": ["more"], "owl/1": ["base"] } };
    const [there] = stocked([option("list", { shelves: [shelf] })], { sets: ["base"] }, 2);
    expect(there?.shelves[0]?.sorts).toEqual({ cat: ["cat/1"], owl: ["owl/1"] });
  });

  it("holds what needs two values with both of them only", () => {
    const shelf = { ...beasts, within: "sets", needs: { "cat/1": ["base"], "cat/2": ["base", "more"], "dog/1": ["more"], "owl/1": ["base"] } };
    const held = (sets: string[]) => stocked([option("list", { shelves: [shelf] })], { sets }, 2)[0]?.shelves[0]?.sorts.cat;
    expect([held(["base"]), held(["more"]), held(["base", "more"])]).toEqual([["cat/1"], undefined, ["cat/1", "cat/2"]]);
  });

  it("needs fewer where a value stands alone", () => {
    const shelf: ShelfCard = { ...beasts, within: "sets", alone: { more: 1 } };
    const now = (sets: string[]) => stocked([option("list", { shelves: [shelf] })], { sets }, 2)[0]?.shelves[0];
    expect([now(["more"])?.count, now(["base", "more"])?.count]).toEqual([1, 2]);
  });

  const barred = (shelf: ShelfCard) => option("list", { ...LIST, shelves: [shelf], bars: [bar(["dog/1", "cat/1"], { beside: ["large", true] })] });

  it("loses what is barred beside another option, and is not filled with it", () => {
    const list = barred(beasts);
    const large = option("large", { kind: "flag", default: true });
    expect(settled([large, list], { list: ["dog/1", "owl/1"] }, 2).list).toEqual(["owl/1"]);
    expect(filledUp(list, ["owl/1"], { large: true }, 2, () => 0)).toEqual(["owl/1", "cat/2"]);
  });

  it("bars a sort of which every version is barred", () => {
    const list = barred(beasts);
    expect(sortBar(list, ["cat/1", "cat/2"], { large: true }, 2)).toBeNull();
    expect(sortBar(list, ["dog/1"], { large: true }, 2)?.why).toBe("Not so.");
    expect(sortBar(list, ["dog/1"], { large: false }, 2)).toBeNull();
  });

  it("is never missing where it is open, and has no more places than can be filled", () => {
    const open = { ...beasts, count: 3, is_open: true };
    const [there] = stocked([barred(open)], { large: true }, 2);
    expect(there?.shelves[0]?.count).toBe(2);
    expect(shelfStanding(open, ["cat/1"]).missing).toBe(0);
  });

  it("puts another in the place of the one it has room for", () => {
    expect(withSort({ ...beasts, count: 1 }, ["cat/1"], "owl", "owl/1")).toEqual(["owl/1"]);
  });

  it("loses what another option does not bring any more", () => {
    const shelf = { ...beasts, within: "sets", needs: { "cat/1": ["base"], "dog/1": ["more"] } };
    const sets = option("sets", { kind: "several", default: ["base"], choices: ["base", "more"] });
    expect(settled([sets, { ...LIST, shelves: [shelf] }], { list: ["cat/1", "dog/1"] }, 2).list).toEqual(["cat/1"]);
  });

  it("has at most one of each sort", () => {
    expect(withSort(beasts, ["cat/1"], "cat", "cat/2")).toEqual(["cat/2"]);
    expect(withSort(beasts, ["cat/1", "dog/1"], "cat", null)).toEqual(["dog/1"]);
  });

  it("says what is missing", () => {
    expect(missingOf([LIST], { list: ["cat/1"] })).toEqual([{ shelf: beasts, missing: 1 }]);
    expect(missingOf([LIST], { list: ["cat/1", "owl/1"] })).toEqual([]);
    expect(missingOf([LIST], { list: "random" })).toEqual([]);
  });

  it("is filled up by chance with what it lacks", () => {
    expect(filledUp(LIST, ["cat/2"], {}, 2, () => 0)).toEqual(["cat/2", "dog/1"]);
    expect(filledUp(LIST, [], {}, 2, (below) => below - 1)).toHaveLength(2);
  });
});

it("numbers are offered in steps", () => {
  expect(numbersOf(option("health", { kind: "number", least: 30, most: 60, step: 10 }))).toEqual([30, 40, 50, 60]);
});

it("short options stand together, long ones by themselves; who begins and what leaves no choice is not among them", () => {
  const sets = option("sets", { kind: "several", choices: ["base"], least: 1 });
  expect(blocksOf([sets, ...ALL], "Variants").map(({ title, options }) => [title, options.map(({ name }) => name)])).toEqual([
    ["mode", ["mode", "tricks"]],
    ["hard", ["hard"]],
  ]);
});

it("variants stand last, after what is chosen for the table", () => {
  const flag = option("tricks", { kind: "flag" });
  const cards = option("cards", { kind: "listed" });
  expect(blocksOf([flag, cards], "Variants").map(({ title }) => title)).toEqual(["cards", "Variants"]);
});

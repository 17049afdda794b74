import { describe, expect, it } from "vitest";
import { dieOf, isInView, meant, offersOf, plainRef, wasted, weigh } from "../../src/games/quarriors/offers";
import type { Decision, Option } from "../../src/lib/kernel";
import { readyDie, seat, view, wildsCard } from "./mat";

const option = (id: string, ...refs: string[]): Option => ({ id, label: id, refs, rule: null });
const asks = (kind: string, ...options: Option[]): Decision => ({ seat: 0, kind, prompt: "?", rule: null, options, default: options[0]?.id ?? "" });
const catalogue = { dice: { hag: { name: "Hag", kind: "creature", count: 5, faces: ["q1", "q2", "q2", "c1/3/3", "d1", "s"] } }, cards: {}, scoring: { rule: "QC-6.1" }, ending: { empty_cards: 4, rule: "QC-11.2" } };

it("twins in a party are one offer", () => {
  const party = [readyDie("quest:0:1", "hag#4"), readyDie("quest:0:2", "hag#4", { alike: "quest:0:1" })];
  const mat = view(seat({ quest: { card: "Exqualibur/The Hunt For", levels: 2, completes: true, party } }));
  expect(plainRef(mat, "quest:0:2")).toBe("quest:0:1");
  expect(plainRef(mat, "quest:exqualibur")).toBe("quest:exqualibur");
});

describe("offers", () => {
  const growth = { ...wildsCard("growth", 1), alike: [1, 2, 2, 4, 4, 4] };
  const mat = { ...view(seat({ active: ["growth#6"], ready: [readyDie("ready:0:1", "hag#4"), readyDie("ready:0:2", "hag#4", { alike: "ready:0:1" })] })), wilds: [growth] };

  it("are found at every die that looks like the one they name", () => {
    const offers = offersOf(mat, asks("act", option("ready growth#4", "active:growth#4")));
    expect(offers.get(plainRef(mat, "active:growth#6"))?.[0]?.id).toBe("ready growth#4");
  });

  it("are found at the twin in the ready area", () => {
    const offers = offersOf(mat, asks("name", option("defend hag#4", "ready:0:1")));
    expect(offers.get(plainRef(mat, "ready:0:2"))).toHaveLength(1);
  });
});

it("a cull is heavy, a summon is light", () => {
  expect(weigh(view(seat()), option("cull hag"))).toBe("heavy");
  expect(weigh(view(seat()), option("summon hag#4"))).toBe("light");
});

it("a pick is heavy where it culls, and light where the same die is only moved", () => {
  const pick = option("pick used hag", "used:0:hag");
  expect(weigh({ ...view(seat()), culling: true }, pick)).toBe("heavy");
  expect(weigh(view(seat()), pick)).toBe("light");
});

describe("to end the turn wastes", () => {
  const capture = option("capture hag", "wilds:hag");
  const ends = option("next");
  const rich = (wealth: number, phase = "capture") => ({ ...view(seat({ wealth })), phase });

  it.each([
    [6, "capture", [capture, ends], 6],
    [3, "capture", [capture, ends], 3],
    [2, "capture", [capture, ends], 0],
    [6, "ready", [capture, ends], 0],
    [6, "capture", [option("spend hag#1"), ends], 0],
  ] as const)("%i quiddity in phase %s: %j loses %i", (wealth, phase, options, lost) => {
    expect(wasted(rich(wealth, phase), asks("act", ...options), ends)).toBe(lost);
  });

  it("nothing where another answer is given", () => {
    expect(wasted(rich(6), asks("act", capture, ends), capture)).toBe(0);
  });
});

it("cards, pools and ready areas are picked where they lie; piles are listed in words", () => {
  expect(["wilds:hag", "active:hag#4", "ready:0:1", "used:0:hag", "bag:0:hag"].map((ref) => isInView(ref, 0, false))).toEqual([true, true, true, false, false]);
});

it("a place tells which die lies there", () => {
  const mat = view(seat({ ready: [readyDie("ready:0:1", "hag#4")] }));
  expect(["wilds:hag", "active:hag#5", "active:0:hag#6:2", "used:0:hag", "ready:0:1", "ready:0:9"].map((ref) => dieOf(mat, ref))).toEqual(["hag", "hag#5", "hag#6", "hag", "hag#4", null]);
});

describe("who picks a thing that is not on offer means", () => {
  const act = asks("act", option("next"));
  it.each([
    ["capture", "wilds:hag", "capture hag"],
    ["ready", "wilds:hag", null],
    ["ready", "active:hag#4", "summon hag#4"],
    ["ready", "active:hag#6", "ready hag#6"],
    ["ready", "active:hag#5", "use hag#5"],
    ["capture", "active:hag#1", "spend hag#1"],
  ] as const)("in phase %s with %s: %s", (phase, ref, meaning) => {
    expect(meant({ ...view(seat()), phase }, catalogue, act, ref)).toBe(meaning);
  });

  it("to defend with a creature", () => {
    const mat = view(seat({ ready: [readyDie("ready:0:1", "hag#4")] }));
    expect(meant(mat, catalogue, asks("name", option("defend hag#5")), "ready:0:1")).toBe("defend hag#4");
  });
});

/** What an answer would cost: dice, kinds, and what floats after it. */
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { atTable, dieLook } from "../../src/games/quarriors/dice";
import { costOf, energyIn, less, paymentWords, purseOf, purseWords, takenBy } from "../../src/games/quarriors/payments";
import fixture from "../../src/games/quarriors/samples.json";
import { nearest, shortOf } from "../../src/games/quarriors/shortage";
import type { SeatView, View } from "../../src/games/quarriors/view";
import type { Decision, Option } from "../../src/lib/kernel";
import { seat, wildsCard } from "./mat";

type Moment = { view: View; decision: Decision };
const samples = fixture.samples as unknown as Record<string, Moment>;

function at(name: string) {
  const { view, decision } = samples[name] as Moment;
  const catalogue = atTable(fixture.catalogue as unknown as Catalogue, view.wilds);
  const mine = view.seats[decision.seat] as SeatView;
  const option = (id: string) => decision.options.find((each) => each.id === id) as Option;
  return { view, decision, mine, option, look: (die: string) => dieLook(catalogue, die), cost: (id: string) => costOf(view, decision, option(id)) };
}

describe("what an option costs", () => {
  it.each([
    ["capture herald", 3, undefined],
    ["capture herald with light", 2, "light"],
    ["anchor herald", 1, "light"],
    ["unlock poison-dart-frog#3@1", 2, undefined],
  ])("%s: %i", (id, price, energy) => {
    const cost = at("energy-4").cost(id);
    expect([cost?.price, cost?.energy]).toEqual([price, energy]);
    expect(cost?.paid?.length).toBeGreaterThan(0);
  });

  it("spending a die or ending the phase costs nothing", () => {
    expect([at("energy-4").cost("spend herald#1"), at("energy-4").cost("next")]).toEqual([null, null]);
  });

  it("a word on which energy goes first asks for no further word", () => {
    const { cost } = at("pay-4");
    expect(cost("pay dark")?.after).toEqual({ plain: 0, light: 0, dark: 0, asks: false });
  });
});

it.each([
  ["capture herald with light", "light"],
  ["pay dark", "dark"],
  ["capture light", undefined],
])("the energy in '%s' is %s", (id, energy) => {
  expect(energyIn({ id, label: "", refs: [], rule: null } as unknown as Option)).toBe(energy);
});

it("what is taken is what floats and what the dice give, less what floats after it", () => {
  const { cost, mine, look } = at("energy-4");
  const taken = takenBy(cost("capture herald with light")!, mine, look);
  expect(taken).toEqual({ plain: 1, light: 1, dark: 0 });
  expect(less(purseOf(mine), taken)).toEqual({ plain: 3, light: 1, dark: 1 });
});

it("a payment is said in one sentence", () => {
  const { cost, mine, look } = at("energy-4");
  expect(paymentWords(cost("capture herald with light")!, mine, look)).toBe("takes 1 plain, 1 light; then 1 light floats");
});

it("kinds that are not there are not said", () => {
  expect(purseWords({ plain: 0, light: 2, dark: 0 })).toBe("2 light");
});

describe("how much is missing for a card", () => {
  const dear = { ...wildsCard("archangel", 4), price: 9, paid: null, energy: "light", discounted: { price: 8, paid: null } };
  it("with its energy it is what the lower price lacks", () => {
    expect(shortOf(dear, seat({ wealth: 7, light_wealth: 2 }))).toBe(1);
  });
  it("without its energy it is what the full price lacks", () => {
    expect(shortOf(dear, seat({ wealth: 7, dark_wealth: 2 }))).toBe(2);
  });
  it("its energy does not pay the full price", () => {
    expect(shortOf({ ...dear, price: 4, discounted: { price: 9, paid: null } }, seat({ wealth: 5, light_wealth: 2 }))).toBe(1);
  });
  it("why not is asked for the way that is nearer", () => {
    expect(nearest(dear, seat({ wealth: 7, light_wealth: 2 }))).toBe("capture archangel with light");
    expect(nearest(dear, seat({ wealth: 7, dark_wealth: 2 }))).toBe("capture archangel");
  });
  it("a card that can be paid lacks nothing", () => {
    expect(shortOf({ ...dear, discounted: { price: 8, paid: [] } }, seat({ wealth: 1 }))).toBe(0);
  });
});

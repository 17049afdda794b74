/** What is chosen at one go although the rules ask for it bit by bit. */
import { describe, expect, it } from "vitest";
import { byHand, composed, goalOf, rerollOf, sentBy, stepsOf, thenAnswer, wayId } from "../../src/games/dicequest/compose";
import type { Catalogue } from "../../src/games/dicequest/facts";
import type { Odds } from "../../src/games/dicequest/odds";
import { pastOf } from "../../src/games/dicequest/past";
import fixture from "../../src/games/dicequest/samples.json";
import type { View } from "../../src/games/dicequest/view";
import { wasteOf } from "../../src/games/dicequest/waste";
import type { Decision, Event, Option } from "../../src/lib/kernel";

const catalogue = fixture.catalogue as unknown as Catalogue;
const samples = fixture.samples as unknown as Record<string, { view: View; decision: Decision; odds?: Odds }>;
const option = (id: string): Option => ({ id, label: id, refs: [], rule: null });
function at(name: string, change: (view: View) => void = () => undefined) {
  const { view, decision, odds = null } = structuredClone(samples[name]!);
  change(view);
  const setting = { view, catalogue, me: 0, odds };
  return { decision, setting, put: composed(decision, setting, null) };
}
const ids = (decision: Decision) => decision.options.map(({ id }) => id);

describe("a quest from the tavern", () => {
  it("stands in place of going on, for all that my heroes are enough for", () => {
    const goals = ids(at("tavern-4").put).filter((id) => id.startsWith("go"));
    expect(goals).toEqual(["griffon-rescue", "smugglers-cove", "pit-champions", "playtime"].map((quest) => `go > attempt ${quest}`));
  });
  it("is the adventure alone in its round", () => {
    const goals = at("coop").put.options.flatMap((each) => goalOf(each) ?? []);
    expect(goals).toEqual(["night-of-nine-towers"]);
  });
  it("is any quest where too few are left for the adventure", () => {
    const goals = at("coop", (view) => (view.seats[0]!.party = [view.seats[0]!.party[0]!, null, null])).put.options.flatMap((each) => goalOf(each) ?? []);
    expect(goals).toContain("playtime");
    expect(goals).not.toContain("night-of-nine-towers");
  });
});

describe("a whole party", () => {
  it("is every set of heroes that the quest takes, large ones first", () => {
    expect(at("deploy-4").put.options.map(({ id }) => sentBy(id))).toEqual([["duelist", "falconer", "ward-mage"], ["duelist", "falconer"], ["duelist", "ward-mage"], ["falconer", "ward-mage"]]);
  });
  it("is told by its names, or as all", () => {
    expect(at("deploy-4").put.options.map(({ label }) => label).slice(0, 2)).toEqual(["All 3 go", "Duelist, Falconer"]);
  });
});

describe("the dice of a re-roll", () => {
  it("the best uses stand in place of token and rune", () => {
    const { put } = at("combat");
    expect(ids(put)).not.toContain("reroll");
    const ways = put.options.flatMap(({ id }) => rerollOf(id) ?? []);
    expect(ways[0]).toEqual({ rune: null, dice: ["yellow:blank", "yellow:rune"] });
    expect(ways.some(({ rune }) => rune === "yellow:rune")).toBe(true);
  });
  it("dice that were tapped together are an option too", () => {
    const { decision, setting } = at("combat");
    const extra = wayId({ rune: null, dice: ["red:2sword"] });
    expect(ids(composed(decision, setting, extra))).toContain(extra);
  });
  it("without chances they can still be tapped", () => {
    const { decision } = at("combat");
    expect(byHand(["yellow:blank"], decision.options, null, ["yellow:blank"])).toBe("reroll > die yellow:blank > done");
  });
  it("without the token a rune rolls one die", () => {
    const { decision, setting } = at("combat");
    const options = decision.options.filter(({ id }) => id !== "reroll");
    expect(byHand(["yellow:blank"], options, setting.odds, ["yellow:blank"])).toBe("rune yellow:rune > die yellow:blank");
    expect(byHand(["yellow:blank", "red:2sword"], options, setting.odds, ["yellow:blank", "red:2sword"])).toBeNull();
  });

  it("a rune rolls no die but another one, even of the same face", () => {
    const options = [option("rune yellow:rune")];
    expect(byHand(["yellow:rune"], options, null, ["yellow:rune", "red:2sword"])).toBeNull();
    expect(byHand(["yellow:rune"], options, null, ["yellow:rune", "yellow:rune"])).toBe("rune yellow:rune > die yellow:rune");
  });
});

describe("answers in a row", () => {
  const asks = (kind: string, ...offered: string[]): Decision => ({ seat: 0, kind, prompt: "", rule: null, default: offered[0] ?? "", options: offered.map(option) });
  const found = (step: string, decision: Decision) => thenAnswer(step)(decision)?.id;
  it("goes on with the answer that fits", () => {
    expect(found("attempt masked-ball", asks("quest", "attempt masked-ball", "attempt playtime"))).toBe("attempt masked-ball");
  });
  it("does not take another question for its own", () => {
    expect(found("done", asks("pay-tokens", "threat TT201", "done"))).toBeUndefined();
  });
  it("throws only where nothing else can be done first", () => {
    expect(found("roll", asks("deploy", "roll"))).toBe("roll");
    expect(found("roll", asks("deploy", "roll", "use arcane-potion"))).toBeUndefined();
  });
  it("is one id", () => {
    expect(stepsOf(wayId({ rune: null, dice: ["red:blank"] }))).toEqual(["reroll", "die red:blank", "done"]);
  });
});

describe("what would be lost is said", () => {
  const wasted = (name: string, id: string, change?: (view: View) => void) => {
    const { put, setting } = at(name, change);
    return wasteOf(put.options.find((each) => each.id === id) ?? option(id), put, setting);
  };
  it("heroes who stay at home", () => expect(wasted("tavern-4", "go > attempt playtime")).toContain("stay at home"));
  it("a quest with heroes loses nothing", () => expect(wasted("tavern-4", "go > attempt griffon-rescue")).toBeNull());
  it("a recruit for nothing", () => expect(wasted("tavern-4", "go > attempt griffon-rescue", (view) => (view.market[0]!.price = 0))).toContain("Ward Mage"));
  it("threats that could be paid for", () => expect(wasted("coop-threats", "done")).toContain("3 threats"));
  it("a re-roll that could still help", () => expect(wasted("combat", "next")).toContain("90%"));
  it("nothing once all is there", () => expect(wasted("combat", "next", (view) => (view.challenge!.missing = {}))).toBeNull());
});

const told = (kind: string, data: Record<string, string | number>): Event => ({ kind, text: kind, data, forced: false, rule: null });

it("adventures that are over keep their names and how they ended", () => {
  const past = pastOf([
    told("revealed", { adventure: "the-wicker-king" }), told("ranked", { player: "seat 1", score: 3, rank: 1 }), told("ranked", { player: "seat 0", score: 1, rank: 2 }),
    told("act", { act: 2 }), told("revealed", { adventure: "night-of-nine-towers" }), told("adventure-failed", { adventure: "night-of-nine-towers", threats: 2 }),
  ], {});
  expect(past.get(1)).toEqual({ adventure: "the-wicker-king", tried: false, ranks: [{ seat: 1, rank: 1 }, { seat: 0, rank: 2 }], threats: null });
  expect(past.get(2)).toEqual({ adventure: "night-of-nine-towers", tried: false, ranks: [], threats: 2 });
});

it("the first adventure, which lies open from the beginning, is known by those who went on it", () => {
  const past = pastOf([told("attempts", { player: "seat 0", quest: "rats" }), told("attempts", { player: "seat 1", quest: "boulderback" }), told("act", { act: 2 })], { boulderback: {} });
  expect(past.get(1)).toEqual({ adventure: "boulderback", tried: true, ranks: [], threats: null });
});

it("token and runes stay on offer where none of their uses leads to success", () => {
  const { decision, setting } = at("combat");
  const odds = { ...setting.odds!, ways: [] };
  expect(ids(composed(decision, { ...setting, odds }, null))).toContain("reroll");
});

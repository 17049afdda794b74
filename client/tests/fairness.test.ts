/** The dice as this browser checks them: a true game passes, and each way to cheat is found out. */
import { describe, expect, it } from "vitest";
import type { Rolled } from "../src/lib/game";
import type { Event } from "../src/lib/kernel";
import type { Kept } from "../src/lib/live/tokens";
import type { ChanceUsed } from "../src/lib/wire";
import { ownChecks, type Seen } from "../src/pages/table/fairness";

// The numbers that the server's dice give: tests/kernel/test_dice.py has the same ones.
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SEEDS = ["ann", "b\u00f6b \u{1F3B2}"];
const MIXED = "39712d9a9b83b3b6a69b6c8756bf8b3930d7a0aad921fd87be0c66f9aa19f368";
const DRAWN: [number, number][] = [[6, 0], [6, 2], [6, 3], [100, 77], [7, 4], [6, 4], [6, 0], [2147483649, 541432942], [2147483649, 787853181], [6, 5]];

const dice = { commitment: COMMITMENT, table: "table 7", seeds: SEEDS, secret: SECRET };
const record = (change: Partial<typeof dice> = {}, more = {}) => JSON.stringify({ dice: { ...dice, ...change }, ...more });
const kept: Kept = { table: "x", token: "t", name: "", game: "", seats: [], answers: {}, heard: 0, promise: COMMITMENT, seeds: ["ann"], mixed: MIXED, at: 0 };
const event = (kind: string, data: Event["data"]): Event => ({ kind, data, forced: false, rule: null, text: "" });
const events = [event("turn", {}), event("rolled", { dice: ["goblin#1", "imp#3"] }), event("rolled", { face: 4 }), event("rolled", { dice: ["red:sword"] })];
const uses: ChanceUsed[] = [{
  step: 4, use: 3, drawn: DRAWN,
  rolls: [
    { event: 1, faces: [{ face: "goblin#1", at: 0 }, { face: "imp#3", at: 1 }] },
    { event: 2, faces: [{ face: "4", at: 2 }] },
    { event: 3, faces: [{ face: "red:sword", at: 5 }] },
  ],
}];
const rolled: Rolled = ({ data: { dice = [], face = [] } }) => [dice, face].flat().map(String);
const went = { before: [{}] };

async function checked(text = record({}, went), used = uses, seen: Partial<Seen> = {}): Promise<(boolean | null)[]> {
  return (await ownChecks(text, used, { kept, commitment: COMMITMENT, events, rolled, ...seen })).map(({ ok }) => ok);
}

/** The first use with something else in it. */
const but = (change: Partial<ChanceUsed>): ChanceUsed[] => [{ ...uses[0]!, ...change }];

describe("the browser's own check of the dice", () => {
  it("passes a true game: promise, my seed, all seeds, secret, numbers, faces", async () => {
    expect(await checked()).toEqual([true, true, true, true, true, true, null]);
  });
  it.each([
    ["another promise", record({ commitment: "badbad" }, went), [false, true, true, false, true, true, null]],
    ["another secret", record({ secret: SECRET.replace("00", "ff") }, went), [true, true, true, false, false, true, null]],
    ["seeds without mine", record({ seeds: ["eve", SEEDS[1]!] }, went), [true, false, false, true, false, true, null]],
    ["another's seed changed since the beginning", record({ seeds: ["ann", "eve"] }, went), [true, true, false, true, false, true, null]],
  ])("finds %s", async (_, text, oks) => expect(await checked(text)).toEqual(oks));
  it.each([
    ["a number that was not drawn", but({ drawn: [[6, 1], ...DRAWN.slice(1)] })],
    ["a number left out", but({ drawn: DRAWN.slice(1) })],
    ["another stream", but({ use: 4 })],
  ])("finds %s", async (_, used) => expect((await checked(undefined, used))[4]).toBe(false));
  it("finds a stream that was passed over", async () => {
    expect((await checked(record()))[4]).toBe(false);
  });
  it.each([
    ["a face that is another side", [{ face: "goblin#1", at: 1 }, { face: "imp#3", at: 0 }]],
    ["one number for two dice", [{ face: "goblin#1", at: 0 }, { face: "imp#3", at: 0 }]],
    ["a number of no die", [{ face: "goblin#1", at: 0 }, { face: "imp#3", at: 3 }]],
    ["a face without a number", [{ face: "goblin#1", at: 0 }, { face: "imp#3", at: null }]],
    ["a face that was not shown", [{ face: "goblin#1", at: 0 }, { face: "troll#3", at: 1 }]],
  ])("finds %s", async (_, faces) => expect((await checked(undefined, but({ rolls: [{ event: 1, faces }, ...uses[0]!.rolls.slice(1)] })))[5]).toBe(false));
  it.each([
    ["a roll", uses[0]!.rolls.slice(1)],
    ["a die of a roll", [{ event: 1, faces: [{ face: "goblin#1", at: 0 }] }, ...uses[0]!.rolls.slice(1)]],
    ["all rolls", []],
  ])("finds %s that was shown and is left out", async (_, rolls) => expect((await checked(undefined, but({ rolls })))[5]).toBe(false));
  it("finds two faces of one side of a die", async () => {
    const rolls = [{ event: 0, faces: [{ face: "red:sword", at: 0 }] }, { event: 1, faces: [{ face: "red:blank", at: 6 }] }];
    const shown = [event("rolled", { dice: ["red:sword"] }), event("rolled", { dice: ["red:blank"] })];
    expect((await checked(undefined, but({ rolls }), { events: shown }))[5]).toBe(false);
  });
  it("compares only what this browser was shown and still stands", async () => {
    const struck = { ...events[1]!, kind: "struck", data: {}, struck: { kind: "rolled", text: "" } };
    expect(await checked(undefined, but({ rolls: uses[0]!.rolls.slice(0, 1) }), { events: [events[0]!, struck] })).toEqual([true, true, true, true, true, null]);
    expect(await checked(undefined, undefined, { kept: null })).toEqual([true, true, true, true, null]);
  });
});

import { describe, expect, it } from "vitest";
import { attackOf } from "../../src/games/quarriors/attack";
import { challengeOf } from "../../src/games/quarriors/challenge";
import { event, readyDie, seat, view } from "./mat";

const by = (who: number, kind: string, data: object = {}) => event(kind, { player: `seat ${who}`, ...data });
const begun = [by(0, "turn"), by(0, "challenge", { rival: "seat 1", quest: "exqualibur" })];
const fixed = [...begun, by(0, "challenge-side", { dice: ["knight#4"] }), by(1, "challenge-side", { dice: ["squire#4", "guide#4"] }), event("challenge-totals", { totals: { "seat 0": 1, "seat 1": 6 } })];
const named = by(1, "defends", { die: "guide#4", defence: 3, total: 6, holds: false });
const table = view(seat(), seat());

describe("a challenge", () => {
  it("says what both sides deal, with the dice that came", () => {
    expect(challengeOf(table, fixed)?.sides).toMatchObject([{ seat: 0, deals: 6, dice: ["knight#4"] }, { seat: 1, deals: 1, dice: ["squire#4", "guide#4"] }]);
  });

  it("leaves what those who were named did not take", () => {
    expect(challengeOf(table, [...fixed, named])?.sides[1]).toMatchObject({ left: 3, stands: [{ die: "guide#4", holds: false }] });
  });

  it("is told from the view before the totals are fixed", () => {
    const party = [readyDie("quest:0:1", "knight#4")];
    const challenge = { quest: "exqualibur", by: 0, against: 1, totals: [2, 5], first: [0, 0], fixed: false, fighters: [{ ref: "quest:0:1", seat: 0, attack: 5, first: false }], defenders: [], fallen: [0, 0] };
    const now = { ...view(seat({ quest: { card: "Exqualibur/The Hunt For", levels: 1, completes: false, party } }), seat()), challenge };
    expect(challengeOf(now, begun)).toMatchObject({ fixed: false, over: false, sides: [{ deals: 5, dice: ["knight#4"] }, { deals: 2 }] });
  });

  it("ends with the one who holds the quest", () => {
    expect(challengeOf(table, [...fixed, by(1, "quest-held", { quest: "exqualibur" })])?.holder).toBe(1);
    expect(challengeOf(table, [...fixed, by(0, "quest-started", { quest: "exqualibur" })])?.holder).toBe(0);
    expect(challengeOf(table, fixed)?.holder).toBeNull();
  });

  it("of an earlier turn is none", () => {
    expect(challengeOf(table, [...fixed, by(1, "turn")])).toBeNull();
  });

  it("is no part of the attack before it, nor the attack of it", () => {
    const attack = by(0, "attack", { attackers: ["squire#6"], totals: { "seat 1": 4 } });
    expect(attackOf(table, [by(0, "turn"), attack, ...fixed.slice(1), named])?.against[0]?.stands).toEqual([]);
    expect(challengeOf(table, [...fixed, attack, named])?.sides[1].stands).toEqual([]);
  });
});

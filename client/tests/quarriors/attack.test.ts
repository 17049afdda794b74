import { describe, expect, it } from "vitest";
import { attackOf, wouldBe } from "../../src/games/quarriors/attack";
import { struckOut } from "../../src/lib/kernel";
import { event, readyDie, seat, view } from "./mat";

describe("the attack", () => {
  const begun = [event("turn", { player: "seat 1" }), event("attack", { player: "seat 1", attackers: ["hag#4"], totals: { "seat 0": 9 } })];
  const stand = (met: number, defence: number, holds: boolean) => event("defends", { player: "seat 0", die: "hag#4", defence, total: met, holds });

  it("leaves what a fallen defender did not absorb", () => {
    expect(attackOf(view(seat(), seat()), [...begun, stand(9, 2, false)])?.against[0]).toMatchObject({ total: 9, left: 7, open: false });
  });

  it("that was taken back is none", () => {
    expect(attackOf(view(seat(), seat()), struckOut(begun, [[1, 2]]))).toBeNull();
  });

  it("ends at a defender that holds", () => {
    const stands = attackOf(view(seat(), seat()), [...begun, stand(9, 2, false), stand(7, 8, true)])?.against[0]?.stands;
    expect(stands?.map(({ left, holds }) => [left, holds])).toEqual([[7, false], [0, true]]);
  });

  it("goes on past a defender that takes no damage, and leaves nothing below 0 where one falls to less than its defence", () => {
    const stands = attackOf(view(seat(), seat()), [...begun, stand(9, 2, true), stand(7, 8, false)])?.against[0]?.stands;
    expect(stands?.map(({ left, holds }) => [left, holds])).toEqual([[7, true], [0, false]]);
  });

  it("says what naming a creature would do", () => {
    const would = (holds: boolean, left: number) => wouldBe({ ref: "ready:0:1", holds, left });
    expect([would(true, 0), would(true, 3), would(false, 3)]).toEqual(["holds", "takes no damage, 3 go on", "falls, 3 go on"]);
  });

  it("is split into what each attacker adds", () => {
    const foe = seat({ ready: [readyDie("ready:1:5", "hag#4")] });
    const attack = { attacker: 1, totals: [9, null], shares: [{ ref: "ready:1:5", against: [9, 0] }], defending: true, defenders: [{ ref: "ready:0:1", holds: false, left: 4 }] };
    const found = attackOf({ ...view(seat(), foe), attack }, begun)?.against[0];
    expect(found).toMatchObject({ shares: [{ die: "hag#4", n: 9 }], open: true });
  });

  it("is summed up once where it is the same against everybody", () => {
    const foe = seat({ ready: [readyDie("ready:1:5", "hag#4")] });
    const shares = [{ ref: "ready:1:5", against: [9, 0, 9] }];
    const attack = { attacker: 1, totals: [9, null, 9], shares, defending: true, defenders: [] };
    const events = [event("attack", { player: "seat 1", attackers: ["hag#4"], totals: { "seat 0": 9, "seat 2": 9 } })];
    expect(attackOf({ ...view(seat(), foe, seat()), attack }, events)?.shares).toEqual([{ die: "hag#4", n: 9 }]);
    const uneven = { ...attack, shares: [{ ref: "ready:1:5", against: [9, 0, 7] }] };
    expect(attackOf({ ...view(seat(), foe, seat()), attack: uneven }, events)?.shares).toBeNull();
  });

  it("names the rule of what happened last", () => {
    const [attack, defends] = [{ ...begun[1]!, rule: "QC-8.1" }, { ...stand(9, 2, false), rule: "QC-8.6" }];
    expect(attackOf(view(seat(), seat()), [attack])?.rule).toBe("QC-8.1");
    expect(attackOf(view(seat(), seat()), [attack, defends])?.rule).toBe("QC-8.6");
  });

  it("of an earlier turn is not shown", () => {
    expect(attackOf(view(seat(), seat()), [...begun, event("turn", { player: "seat 0" })])).toBeNull();
  });
});

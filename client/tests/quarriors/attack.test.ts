import { describe, expect, it } from "vitest";
import { attackOf } from "../../src/games/quarriors/attack";
import { event, readyDie, seat, view } from "./mat";

describe("the attack", () => {
  const begun = [event("turn", { player: "seat 1" }), event("attack", { player: "seat 1", attackers: ["hag#4"], totals: { "seat 0": 9 } })];
  const stand = (met: number, defence: number, holds: boolean) => event("defends", { player: "seat 0", die: "hag#4", defence, total: met, holds });

  it("leaves what a fallen defender did not absorb", () => {
    expect(attackOf(view(seat(), seat()), [...begun, stand(9, 2, false)])?.against[0]).toMatchObject({ total: 9, left: 7, open: false });
  });

  it("ends at a defender that holds", () => {
    const stands = attackOf(view(seat(), seat()), [...begun, stand(9, 2, false), stand(7, 8, true)])?.against[0]?.stands;
    expect(stands?.map(({ left, holds }) => [left, holds])).toEqual([[7, false], [0, true]]);
  });

  it("is split into what each attacker adds", () => {
    const foe = seat({ ready: [readyDie("ready:1:5", "hag#4")] });
    const attack = { attacker: 1, totals: [9, null], shares: [{ ref: "ready:1:5", against: [9, 0] }], defending: true, defenders: [{ ref: "ready:0:1", holds: false, left: 4 }] };
    const found = attackOf({ ...view(seat(), foe), attack }, begun)?.against[0];
    expect(found).toMatchObject({ shares: [{ die: "hag#4", n: 9 }], open: true });
  });

  it("of an earlier turn is not shown", () => {
    expect(attackOf(view(seat(), seat()), [...begun, event("turn", { player: "seat 0" })])).toBeNull();
  });
});

/** What the others did since my last turn, in one line for each. */
import { expect, test } from "vitest";
import { linesOf } from "../../src/games/dicequest/recap";
import type { Event } from "../../src/lib/kernel";

const event = (text: string, seat: number | null): Event => ({ kind: "recruited", text, data: seat === null ? {} : { player: `seat ${seat}` }, forced: false, rule: null });

test("deeds of a player are one line under the name", () => {
  const deeds = [event("Basil recruits Corporal.", 1), event("Juniper claims Haunted Mill.", 2), event("Basil claims Old Orrin's Goat.", 1)];
  expect(linesOf(deeds, ["You", "Basil", "Juniper"])).toEqual([
    { seat: 1, text: "recruits Corporal; claims Old Orrin's Goat." },
    { seat: 2, text: "claims Haunted Mill." },
  ]);
});

test("what nobody did comes last", () => {
  expect(linesOf([event("A quest comes.", null), event("Basil recruits Corporal.", 1)], ["You", "Basil"]).map(({ seat }) => seat)).toEqual([1, null]);
});

// @vitest-environment jsdom
import { expect, it } from "vitest";
import { Picking } from "../../src/games/angryquest/picking.svelte";
import { Showing } from "../../src/games/angryquest/showing.svelte";
import type { Catalogue } from "../../src/games/angryquest/catalogue";
import type { View } from "../../src/games/angryquest/view";
import type { TableProps } from "../../src/lib/game";
import type { Event } from "../../src/lib/kernel";

const event = (kind: string, data: Event["data"] = {}): Event => ({ kind, data, forced: false, rule: null, text: kind });
const SIDE = { dice: 1, worth: [0, 0, 0, 1, 1, 1], hits: [1], armour: 0, total: 1 };
const COMBAT = [
  event("attack"),
  event("combat-rolls", { attacker: "hroth", defender: "mimi", attack: "close", defence: "close", attack_dice: [4], defence_dice: [2] }),
  event("combat-won", { winner: "hroth", loser: "mimi", sides: [SIDE, SIDE] }),
];

/** What Hroth's player is shown of these events while the options are asked; their things are the words after the verb. */
function shown(events: Event[], ...ids: string[]): Showing {
  const options = ids.map((id) => ({ id, label: id, refs: id.split(" ").slice(1), rule: null }));
  const decision = ids.length ? { seat: 0, kind: "move", prompt: "", rule: null, options, default: "" } : null;
  const view = { seats: [{ team: [{ character: "hroth" }] }, { team: [{ character: "mimi" }, { character: "osric" }] }] };
  const props = { decision, events, view, seat: 0 } as unknown as TableProps<View, Catalogue>;
  return new Showing(() => props, new Picking(() => props));
}

it("a combat lies whole on the board while nothing there is asked", () => {
  expect(shown(COMBAT).whole?.kind).toBe("combat");
  expect(shown(COMBAT, "end-turn").whole?.kind).toBe("combat");
});

it("a combat is a strip while a question about things on the board is open", () => {
  const showing = shown(COMBAT, "move hroth t05");
  expect([showing.whole, showing.strip?.kind]).toEqual([null, "combat"]);
});

it("the monster is a thing on the board too", () => {
  expect(shown(COMBAT, "roll", "fight").whole).toBeNull();
});

it("a strip opens to the whole, and folds again", () => {
  const showing = shown(COMBAT, "move hroth t05");
  showing.open();
  expect([showing.whole?.kind, showing.strip]).toEqual(["combat", null]);
  showing.fold();
  expect([showing.whole, showing.strip?.kind]).toEqual([null, "combat"]);
});

it("what is folded stays a strip when nothing is asked any more, until it is put away", () => {
  const showing = shown(COMBAT);
  showing.fold();
  expect(showing.strip?.kind).toBe("combat");
  showing.putAway();
  expect(showing.showdown).toBeNull();
});

it("a small roll never covers the board", () => {
  expect(shown([event("doom-roll", { character: "hroth", face: 5 })]).strip?.kind).toBe("roll");
});

it("rolls of the others are in the log only, but for attacks on the monster", () => {
  expect(shown([event("doom-roll", { character: "osric", face: 5 })]).showdown).toBeNull();
  expect(shown([event("assault", { player: "red", dice: [6], hits: [1] })]).showdown?.kind).toBe("assault");
});

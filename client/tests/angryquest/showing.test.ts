// @vitest-environment jsdom
import { expect, it } from "vitest";
import { Play } from "../../src/games/angryquest/play.svelte";
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

/** The table of Hroth's player after these events; the things of the options are the words after the verb. */
function shown(events: Event[], ...ids: string[]) {
  const options = ids.map((id) => ({ id, label: id, refs: id.split(" ").slice(1), rule: null }));
  const decision = ids.length ? { seat: 0, kind: "move", prompt: "", rule: null, options, default: "" } : null;
  const view = { turn: 0, to_act: [], prospects: {}, seats: [{ team: [{ character: "hroth", at: "t01" }] }, { team: [{ character: "mimi" }, { character: "osric" }] }] };
  const props = { decision, events, view, seat: 0, people: [], catalogue: { board: [] }, act: () => undefined } as unknown as TableProps<View, Catalogue>;
  return new Play(() => props);
}

it("the ledger of a combat is whole, whatever is asked next", () => {
  expect(shown(COMBAT).showing.whole?.kind).toBe("combat");
  expect(shown(COMBAT, "move hroth t05", "move hroth t06").showing.whole?.kind).toBe("combat");
});

it("what I decide next folds it into a line, which opens it again", () => {
  const play = shown(COMBAT, "move hroth t05", "move hroth t06");
  play.act("move hroth t05");
  expect([play.showing.whole, play.showing.line?.kind]).toEqual([null, "combat"]);
  play.showing.open();
  expect(play.showing.whole?.kind).toBe("combat");
});

it("what goes by itself does not fold it", () => {
  const play = shown(COMBAT, "end-turn");
  play.act("end-turn");
  expect(play.showing.whole?.kind).toBe("combat");
});

it("it is there until it is put away", () => {
  const { showing } = shown(COMBAT);
  showing.fold();
  expect(showing.line?.kind).toBe("combat");
  showing.putAway();
  expect(showing.showdown).toBeNull();
});

it("what was decided before my last turn is in the log only", () => {
  const turn = event("turn", { seat: 0 });
  expect(shown([...COMBAT, turn]).showing.showdown?.kind).toBe("combat");
  expect(shown([...COMBAT, turn, turn]).showing.showdown).toBeNull();
});

it("a small roll has a line and no ledger", () => {
  const { showing } = shown([event("doom-roll", { character: "hroth", face: 5 })]);
  expect([showing.whole, showing.line?.kind]).toEqual([null, "roll"]);
});

it("rolls of the others are in the log only, but for attacks on the monster", () => {
  expect(shown([event("doom-roll", { character: "osric", face: 5 })]).showing.showdown).toBeNull();
  expect(shown([event("assault", { player: "red", dice: [6], hits: [1] })]).showing.showdown?.kind).toBe("assault");
});

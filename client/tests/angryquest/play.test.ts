import { get } from "svelte/store";
import { afterEach, expect, it, vi } from "vitest";
import { Play } from "../../src/games/angryquest/play.svelte";
import type { Catalogue } from "../../src/games/angryquest/catalogue";
import type { View } from "../../src/games/angryquest/view";
import type { TableProps } from "../../src/lib/game";
import { settings } from "../../src/lib/settings";

const BEFORE = get(settings);
afterEach(() => settings.set(BEFORE));

const row = (id: string, next = "") => ({ id, next, x: "2", y: "2", kind: "plain", branch: "", colour: "", side: "N" });

/** A table that asks these options; their things are the words after the verb. */
function table(kind: string, ...ids: string[]) {
  const options = ids.map((id) => ({ id, label: id, refs: id.split(" ").slice(1), rule: null }));
  const [act, why] = [vi.fn(), vi.fn(() => Promise.resolve(null))];
  const team = [{ character: "hroth", at: "t01" }, { character: "osric", at: "t02" }];
  const view = { turn: 0, to_act: [0], die: 3, seats: [{ colour: "red", team }], prospects: {} };
  const catalogue = { board: [row("T01", "T02"), row("T02", "T05"), row("T05")], characters: {}, monsters: {} };
  const decision = { seat: 0, kind, prompt: "", rule: null, options, default: "" };
  const props = { view, decision, events: [], act, why, undo: null, seat: 0, people: [{ name: "You", me: true, bot: false, ink: "rose" }], catalogue };
  return { play: new Play(() => props as unknown as TableProps<View, Catalogue>), act, why };
}

it("a piece selects its move, and the second press walks it", () => {
  const { play, act } = table("move", "move hroth t05", "move osric t06");
  play.tap(["t01", "hroth"]);
  expect([play.call?.id, play.mover, act.mock.calls.length]).toEqual(["move hroth t05", "hroth", 0]);
  play.tap(["t01", "hroth"]);
  expect(act).toHaveBeenCalledWith("move hroth t05");
});

it("a space selects the move that ends there", () => {
  const { play } = table("move", "move hroth t05", "move osric t06");
  play.tap(["t06"]);
  expect(play.call?.id).toBe("move osric t06");
});

it("a card with two moves shows one after the other, and the call acts", () => {
  const { play, act } = table("move", "move hroth t05", "move hroth t06", "move osric t06");
  play.tap(["hroth"]);
  expect(play.call?.id).toBe("move hroth t05");
  play.tap(["hroth"]);
  expect(play.call?.id).toBe("move hroth t06");
  play.tap(["hroth"]);
  expect(play.call?.id).toBe("move hroth t05");
  expect(act).not.toHaveBeenCalled();
});

it("who wants it acts with the first press where it can mean one thing only", () => {
  settings.update((now) => ({ ...now, firstTap: true }));
  const { play, act } = table("move", "move hroth t05", "move osric t06");
  play.tap(["t05"]);
  expect(act).toHaveBeenCalledWith("move hroth t05");
});

it("waiting and passing are never the call", () => {
  expect(table("move", "move hroth t05", "wait").play.call?.id).toBe("move hroth t05");
  expect(table("luck", "pass").play.call).toBeNull();
});

it("the throw is mine, the end of the turn goes by itself", () => {
  expect([table("opening", "roll").play.lone, table("opening", "roll").play.call?.id]).toEqual([null, "roll"]);
  expect(table("end", "end-turn").play.lone?.id).toBe("end-turn");
});

it("an attack and a defence without an alternative go by themselves", () => {
  expect(table("clash", "attack osric close").play.lone?.id).toBe("attack osric close");
  expect(table("defend", "use arcane").play.lone?.id).toBe("use arcane");
  expect(table("shot", "attack osric ranged", "pass").play.lone).toBeNull();
});

it("not to roll a miss again asks once", () => {
  const { play, act } = table("second-try", "reroll-die", "pass");
  const pass = play.decision?.options[1];
  if (pass) play.pick(pass);
  expect([play.doubt?.lost, act.mock.calls.length]).toEqual(["The re-roll is lost.", 0]);
});

it("a space without an offer is asked about for who is selected", () => {
  const { play, why } = table("move", "move hroth t05", "move osric t06");
  play.tap(["hroth"]);
  play.tap(["t02"]);
  expect(why).toHaveBeenCalledWith("move hroth t02");
});

it("an own piece that cannot move is asked about", () => {
  const { play, why } = table("move", "move hroth t05", "move hroth t06");
  play.tap(["t02", "osric"]);
  expect(why).toHaveBeenCalledWith("move osric t05");
});

it("the fight is at the monster", () => {
  const { play } = table("opening", "roll", "fight");
  expect(play.tiedTo("monster").map(({ verb }) => verb)).toEqual(["fight"]);
});

it("steps are counted along the road", () => {
  expect(table("move", "move hroth t05").play.stepsOf("hroth", "t05")).toBe(2);
});

// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { Picking } from "../../src/games/angryquest/picking.svelte";
import type { Catalogue } from "../../src/games/angryquest/catalogue";
import type { View } from "../../src/games/angryquest/view";
import type { TableProps } from "../../src/lib/game";
import { settings } from "../../src/lib/settings";

const HROTH_5 = "move hroth t05";
const HROTH_TOWN = "move hroth sett-n";
const OSRIC_5 = "move osric t05";

/** A table on which these options are asked; the things of an option are the words after its verb. */
function table(...ids: string[]) {
  const act = vi.fn();
  const why = vi.fn(() => Promise.resolve({ text: "too far", rule: "AQ-3.2" }));
  const options = ids.map((id) => ({ id, label: id, refs: id.split(" ").slice(1), rule: null }));
  const decision = { seat: 0, kind: "move", prompt: "", rule: null, options, default: "" };
  const props = { decision, act, why, events: [] } as unknown as TableProps<View, Catalogue>;
  return { picking: new Picking(() => props), act, why };
}

it("a tap on a space that one move leads to is that move", () => {
  const { picking, act } = table(HROTH_5, OSRIC_5, HROTH_TOWN);
  picking.tap(["sett-n"]);
  expect(act).toHaveBeenCalledWith(HROTH_TOWN);
});

it("a tap on who is to move shows the ways, and the space then is the move", () => {
  const { picking, act } = table(HROTH_5, OSRIC_5, HROTH_TOWN);
  picking.tap(["t01", "hroth"]);
  expect([picking.held, act.mock.calls.length]).toEqual(["hroth", 0]);
  picking.tap(["t05"]);
  expect(act).toHaveBeenCalledWith(HROTH_5);
});

it("a space that two can go to waits for one of them", () => {
  const { picking, act } = table(HROTH_5, OSRIC_5);
  picking.tap(["t05"]);
  picking.tap(["home-red-1", "osric"]);
  expect(act).toHaveBeenCalledWith(OSRIC_5);
});

it("who has one way only walks it at the second tap", () => {
  const { picking, act } = table(OSRIC_5, HROTH_5, HROTH_TOWN);
  picking.tap(["osric"]);
  expect(act).not.toHaveBeenCalled();
  picking.tap(["osric"]);
  expect(act).toHaveBeenCalledWith(OSRIC_5);
});

it("a second tap on who has several ways puts him down again", () => {
  const { picking } = table(HROTH_5, HROTH_TOWN);
  picking.tap(["hroth"]);
  picking.tap(["hroth"]);
  expect(picking.held).toBeNull();
});

it("a tap on a foe is the attack on it where there is only one", () => {
  const { picking, act } = table("attack mimi close", "pass");
  picking.tap(["t07", "mimi"]);
  expect(act).toHaveBeenCalledWith("attack mimi close");
});

it("a space out of reach says why", async () => {
  const { picking, why } = table(HROTH_5, HROTH_TOWN);
  picking.tap(["hroth"]);
  picking.tap(["t20"]);
  await vi.waitFor(() => expect(picking.reason?.text).toBe("too far"));
  expect(why).toHaveBeenCalledWith("move hroth t20");
});

it("what rolls dice is chosen first and done at the second tap", () => {
  const { picking, act } = table("use close", "use arcane");
  picking.tap(["close"]);
  expect([picking.chosen, act.mock.calls.length]).toEqual(["use close", 0]);
  picking.tap(["close"]);
  expect(act).toHaveBeenCalledWith("use close");
});

it("who wants no confirmation is not asked for it", () => {
  settings.update((now) => ({ ...now, confirm: false }));
  const { picking, act } = table("use close", "use arcane");
  picking.tap(["close"]);
  settings.update((now) => ({ ...now, confirm: true }));
  expect(act).toHaveBeenCalledWith("use close");
});

// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import type { View } from "../../src/games/quarriors/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { at, clear, completePage, lay, press } from "../page";

type Moment = keyof typeof fixture.samples;
const PEOPLE = (["rose", "green", "blue"] as const).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));

function sit(moment: Moment) {
  const sample = fixture.samples[moment] as unknown as { view: View; decision: Decision | null; events: Event[] };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "Too dear.", rule: "QC-9.1" })), undo: null };
  const catalogue = fixture.catalogue as unknown as Catalogue;
  lay(Table, { ...sample, ...deeds, seat: sample.view.seat, people: PEOPLE, catalogue });
  return deeds;
}

beforeAll(completePage);
afterEach(clear);

it("a tap on a card of the Wilds captures it", () => {
  const { act } = sit("capture");
  at("wilds:portal")?.click();
  expect(act).toHaveBeenCalledWith("capture portal");
});

it("a tap on a card that is too dear asks why, and says it", async () => {
  const { act, why } = sit("capture");
  at("wilds:quake-dragon")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Too dear."));
  expect(why).toHaveBeenCalledWith("capture quake-dragon");
  expect(act).not.toHaveBeenCalled();
});

it("a die with two uses offers both at the die", async () => {
  const { act } = sit("ready");
  at("active:quake-dragon#3")?.click();
  await vi.waitFor(() => expect(document.activeElement?.closest("[data-about]")).not.toBeNull());
  expect(act).not.toHaveBeenCalled();
  press("2");
  expect(act).toHaveBeenCalledWith("spend quake-dragon#3");
});

it("number keys answer with the listed options, 0 goes on", () => {
  const { act } = sit("ready");
  press("4");
  press("0");
  expect(act.mock.calls).toEqual([["summon assistant#5"], ["next"]]);
});

it("a cull is chosen first and confirmed then", () => {
  const { act } = sit("cull");
  at("used:0:portal")?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  press("0");
  expect(act).toHaveBeenCalledWith("cull portal");
});

it("a defender says what would be left of the attack", () => {
  sit("defend");
  expect(document.body.textContent).toContain("would fall, 6 left");
});

it("onlookers see the mat of the player whose turn it is, and are asked nothing", () => {
  sit("onlooker");
  expect(document.querySelector("[role=region]")?.getAttribute("aria-label")).toBe("The mat of Player 1");
  expect(document.querySelector(".offered")).toBeNull();
});

it("when the game is over nothing is asked", () => {
  sit("over");
  expect(document.querySelector(".ask")).toBeNull();
});

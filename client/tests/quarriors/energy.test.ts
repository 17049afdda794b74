// @vitest-environment jsdom
/** Light and dark quiddity, large dice, anchored spells and double prices. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { atTable, dieLook, plainWealth } from "../../src/games/quarriors/dice";
import { faceOf } from "../../src/games/quarriors/faces";
import { faceWords } from "../../src/games/quarriors/pieces/face";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import type { View } from "../../src/games/quarriors/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { SEAT_INKS } from "../../src/lib/look/inks";
import { at, clear, completePage, lay } from "../page";
import { seat } from "./mat";

const catalogue = fixture.catalogue as unknown as Catalogue;
const saved = fixture.samples["energy-4"] as unknown as { view: View; decision: Decision; events: Event[] };

function sit() {
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve(null)), undo: null };
  lay(Table, { ...saved, ...deeds, seat: 0, people: SEAT_INKS.slice(0, 4).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink })), catalogue });
  return deeds;
}

beforeAll(completePage);
afterEach(clear);

it.each([
  ["ql2", "2 light quiddity"],
  ["qd1", "1 dark quiddity"],
  ["imm", "question mark"],
])("the face %s is said as %s", (code, words) => {
  expect(faceWords(faceOf(code))).toBe(words);
});

it("an Assistant has the faces of its card in the Wilds, and of the base set elsewhere", () => {
  const die = "assistant#4";
  expect(faceWords(dieLook(catalogue, die).face)).toContain("re-roll");
  expect(faceWords(dieLook(atTable(catalogue, saved.view.wilds), die).face)).toBe("question mark");
});

it("plain quiddity is what is neither light nor dark", () => {
  expect(plainWealth(seat({ wealth: 7, light_wealth: 2, dark_wealth: 1 }))).toBe(4);
  expect(plainWealth(seat({ wealth: 3 }))).toBe(3);
});

it("a card of an energy says both prices and what is anchored on it", () => {
  sit();
  const herald = at("wilds:herald");
  expect(herald?.querySelectorAll(".price svg")).toHaveLength(2);
  expect(herald?.textContent).toContain("anchored spell for 1 light quiddity");
  expect(at("wilds:poison-dart-frog")?.querySelectorAll(".price svg")).toHaveLength(1);
});

it("the call says with which energy it pays, and its price", () => {
  const { act } = sit();
  at("wilds:quartz-golem")?.click();
  flushSync();
  const call = document.querySelector<HTMLElement>('[data-part="call"] button');
  expect(call?.textContent).toContain("Capture Golem");
  expect(call?.querySelector('[aria-label="5 light quiddity"]')).not.toBeNull();
  call?.click();
  expect(act).toHaveBeenCalledWith("capture quartz-golem with light");
});

it("large dice have a second rim", () => {
  sit();
  expect(document.querySelectorAll('[data-part="tray"] .gap')).toHaveLength(2);
});

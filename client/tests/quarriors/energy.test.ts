// @vitest-environment jsdom
/** Light and dark quiddity, large dice, anchored spells and double prices. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { atTable, dieLook, plainWealth } from "../../src/games/quarriors/dice";
import { faceOf } from "../../src/games/quarriors/faces";
import { faceWords } from "../../src/games/quarriors/pieces/face";
import { meant } from "../../src/games/quarriors/offers";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import type { View } from "../../src/games/quarriors/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { SEAT_INKS } from "../../src/lib/look/inks";
import { at, clear, completePage, lay } from "../page";
import { seat } from "./mat";

const catalogue = fixture.catalogue as unknown as Catalogue;
type Saved = { view: View; decision: Decision; events: Event[] };
const saved = fixture.samples["energy-4"] as unknown as Saved;

function sit(moment: keyof typeof fixture.samples = "energy-4", mine = 0) {
  const saved = fixture.samples[moment] as unknown as Saved;
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve(null)), undo: null };
  lay(Table, { ...saved, ...deeds, seat: mine, people: SEAT_INKS.slice(0, 4).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink })), catalogue });
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

it("large dice lie first in the pool", () => {
  sit();
  const names = [...document.querySelectorAll('[data-part="pool"] [role="img"]')].map((face) => face.getAttribute("aria-label"));
  expect(names.map((name) => name?.startsWith("Large Quiddity"))).toEqual([true, true, false, false]);
});

it("what the call would take is told beside it before it is pressed", () => {
  sit();
  expect(document.querySelector('[data-part="payment"]')).toBeNull();
  at("wilds:quartz-golem")?.click();
  flushSync();
  const payment = document.querySelector('[data-part="payment"]');
  expect(payment?.textContent).toMatch(/takes 4 plain, 1 light.*then 1 light floats/s);
  expect(payment?.querySelectorAll('[role="img"]')).toHaveLength(3);
});

it("a card with several ways tells of each what it does and takes", async () => {
  sit();
  at("wilds:herald")?.click();
  const ways = () => [...document.querySelectorAll('[data-ref="wilds:herald"] [data-option]')];
  await vi.waitFor(() => expect(ways()).toHaveLength(3));
  const notes = ways().map((button) => button.querySelector(".note")?.textContent);
  expect(notes).toEqual(["takes 3 plain", "takes 1 plain, 1 light; then 1 light floats", "re-roll up to 2 dice in your pool; takes 1 light; then 1 light floats"]);
});

it("the only anchored spell that can be used stands beside the end of the turn, and is selected there", () => {
  const { act } = sit();
  const spell = [...document.querySelectorAll("button")].find((button) => button.textContent?.includes("Re-roll 2 for 1 light"));
  spell?.click();
  flushSync();
  const call = document.querySelector<HTMLElement>('[data-part="call"] button');
  expect(call?.textContent).toContain("Use Herald’s spell");
  call?.click();
  expect(act).toHaveBeenCalledWith("anchor herald");
});

it("an enchantment says what it does, and nothing is meant by a press on it", () => {
  const { why } = sit();
  const dark = document.querySelector<HTMLElement>(".banner button");
  expect(document.querySelector(".banner")?.textContent).toContain("+1 attack");
  expect(dark).not.toBeNull();
  dark?.click();
  flushSync();
  expect(why).not.toHaveBeenCalled();
});

it("which energy goes first is asked with what each would take", () => {
  sit("pay-4");
  const notes = [...document.querySelectorAll(".option .note")].map((note) => note.textContent);
  expect(notes).toEqual(["takes 2 light", "takes 2 dark"]);
});

it("in another's turn my large dice lie by, and no anchored spell is lit", () => {
  sit("energy-rest-4", 2);
  expect(document.querySelector('[data-part="large-aside"]')?.textContent).toContain("2 large dice set aside");
  expect(document.querySelectorAll(".anchor")).toHaveLength(6);
  expect(document.querySelectorAll(".anchor.usable")).toHaveLength(0);
});

it("why an anchored spell cannot be used is told with its card", async () => {
  const { why } = sit();
  at("wilds:quartz-golem")?.click();
  flushSync();
  const ask = [...document.querySelectorAll<HTMLElement>('[data-part="about"] button')].find(({ textContent }) => textContent === "Why not?");
  ask?.click();
  await vi.waitFor(() => expect(why).toHaveBeenCalledWith("anchor quartz-golem"));
});

it("a press on a card out of the capture phase means its anchored spell", () => {
  const ready = { ...saved.view, phase: "ready" };
  const meantAt = (ref: string) => meant(ready, catalogue, saved.decision, ref);
  expect([meantAt("wilds:archangel"), meantAt("wilds:corruption")]).toEqual(["anchor archangel", null]);
});

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
const PEOPLE = (["rose", "green", "blue", "yellow"] as const).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));

function sit(moment: Moment, change: (view: View) => View = (view) => view) {
  const saved = fixture.samples[moment] as unknown as { view: View; decision: Decision | null; events: Event[] };
  const sample = { ...saved, view: change(saved.view) };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "Too dear.", rule: "QC-9.1" })), undo: null };
  const catalogue = fixture.catalogue as unknown as Catalogue;
  lay(Table, { ...sample, ...deeds, seat: sample.view.seat, people: PEOPLE, catalogue });
  return deeds;
}

beforeAll(completePage);
afterEach(clear);

const callWords = () => document.querySelector("[data-part=call]")?.textContent?.trim();
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const end = () => document.querySelector<HTMLElement>(".end");

it("a card is selected first: nothing is called for before that, then the call has its name, and a second press captures it", () => {
  const { act } = sit("capture");
  expect(callWords()).toBe("Choose a card");
  at("wilds:portal")?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(callWords()).toContain("Capture Portal");
  expect(part("about")?.textContent).toContain("Portal");
  at("wilds:portal")?.click();
  expect(act).toHaveBeenCalledWith("capture portal");
});

it("what is left after the selected card is said in the tray, and what pays for it is ringed", () => {
  sit("capture");
  at("wilds:portal")?.click();
  flushSync();
  expect(part("tray")?.textContent).toMatch(/left after Portal 4, and would be lost/);
  expect(part("pool")?.querySelector(".pays")).not.toBeNull();
});

it("to end the turn says what it loses, and asks once", () => {
  const { act } = sit("capture");
  expect(end()?.textContent).toMatch(/End the turn, lose \d+ quiddity/);
  end()?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d+ quiddity are lost/);
  press("0");
  expect(act).toHaveBeenCalledWith("next");
});

it("what closes a door is said before", () => {
  sit("ready");
  expect(part("question")?.textContent).toContain("ends re-rolls");
});

it("each card of the Wilds shows cost, glory, stock and text", () => {
  sit("capture-4");
  const hag = at("wilds:witching-hag");
  expect([...(hag?.querySelectorAll("[role=img]") ?? [])].map((each) => each.getAttribute("aria-label"))).toContain("cost 5");
  expect(hag?.textContent).toMatch(/3 glory.*gain 1 quiddity.*2 left/s);
});

it("a tap on a card that is too dear asks why, and says it", async () => {
  const { act, why } = sit("capture");
  at("wilds:quake-dragon")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Too dear."));
  expect(why).toHaveBeenCalledWith("capture quake-dragon");
  expect(document.querySelector("[data-part=question]")?.textContent, "in the question: nothing lies over the cards").toContain("Too dear.");
  expect(act).not.toHaveBeenCalled();
});

it("a die with two uses offers both at the die", async () => {
  const { act } = sit("ready");
  at("active:quake-dragon#3")?.click();
  await vi.waitFor(() => expect(document.activeElement?.closest("[data-about]")).not.toBeNull());
  expect(act).not.toHaveBeenCalled();
  press("2");
  expect(callWords()).toContain("Spend for 3");
  document.querySelector<HTMLElement>("[data-part=call] button")?.click();
  expect(act).toHaveBeenCalledWith("spend quake-dragon#3");
});

it("a number selects, the same number again acts, 0 goes on", () => {
  const { act } = sit("ready");
  press("4");
  expect(act).not.toHaveBeenCalled();
  press("4");
  press("0");
  expect(act.mock.calls).toEqual([["summon assistant#5"], ["next"]]);
});

it("a cull is listed with its die, and confirmed by the call", () => {
  const { act } = sit("cull");
  const portal = [...document.querySelectorAll<HTMLElement>(".option")].find((option) => option.textContent?.includes("Cull Portal"));
  portal?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>("[data-part=call] button")?.click();
  expect(act).toHaveBeenCalledWith("cull portal");
});

it("a defender says what would be left of the attack, at the die and in the question", () => {
  sit("defend");
  expect(part("ready")?.textContent).toContain("falls, 6 go on");
  expect(part("question")?.textContent).toContain("falls, 6 go on to the next");
});

it("the meter shows what was absorbed, and who fell", () => {
  sit("attack-4");
  expect(part("meter")?.getAttribute("aria-label")).toBe("5 of 8 still to come");
  expect(part("question")?.textContent).toContain("Ghost fell");
});

it("a reaction is the call; to let it pass is quiet", () => {
  sit("react-4");
  expect(callWords()).toContain("Cast Life");
  expect([...document.querySelectorAll(".end")].map((each) => each.textContent?.replace(/^\d/, "").trim())).toEqual(["Let it pass", "Not this turn"]);
});

it.each([
  [3, false, "5 / -1"],
  [5, true, "6 / -1"],
])("%i basics: in two columns %s, and the teller takes what is left", (n, two, column) => {
  sit("capture-4", (view) => {
    const basics = view.wilds.filter((card) => card.kind === "basic");
    const more = basics.slice(0, n - basics.length).map((card, i) => ({ ...card, ref: `wilds:more-${i}`, die: `more-${i}` }));
    return { ...view, wilds: [...view.wilds, ...more] };
  });
  expect(document.querySelector(".basics.two") !== null).toBe(two);
  expect(document.querySelectorAll(".basics > div")).toHaveLength(n);
  expect(part("teller")?.parentElement?.style.gridColumn).toBe(column);
});

it("nine ready dice are all drawn, without their names", () => {
  sit("nine");
  expect(part("ready")?.querySelectorAll("figure")).toHaveLength(9);
  expect(part("ready")?.querySelector(".cap")).toBeNull();
});

it("onlookers see the mat of the player whose turn it is, and are asked nothing", () => {
  sit("onlooker");
  expect(part("mat")?.getAttribute("aria-label")).toBe("The mat of Player 1");
  expect(document.querySelector(".offered")).toBeNull();
});

it("when the game is over nothing is asked", () => {
  sit("over");
  expect(part("ask")).toBeNull();
});

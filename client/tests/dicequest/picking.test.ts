// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/dicequest/facts";
import fixture from "../../src/games/dicequest/samples.json";
import Table from "../../src/games/dicequest/Table.svelte";
import type { View } from "../../src/games/dicequest/view";
import type { Decision, Event, Json } from "../../src/lib/kernel";
import { at, clear, completePage, lay, press } from "../page";

const PEOPLE = (["rose", "green", "blue", "yellow"] as const).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));

/** Sits down, and waits until the chances are told. */
async function sit(moment: keyof typeof fixture.samples, odds?: Json) {
  const sample = { ...(fixture.samples[moment] as unknown as { view: View; decision: Decision | null; events: Event[]; odds?: Json }), ...(odds ? { odds } : {}) };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "Too dear.", rule: "DQ-1.1" })), undo: null, odds: vi.fn(() => Promise.resolve(sample.odds ?? null)) };
  const catalogue = fixture.catalogue as unknown as Catalogue;
  lay(Table, { ...sample, ...deeds, seat: sample.view.seat, people: PEOPLE, catalogue });
  if (sample.odds) await vi.waitFor(() => expect(deeds.odds).toHaveBeenCalled());
  await Promise.resolve();
  flushSync();
  return deeds;
}
const call = () => document.querySelector<HTMLElement>("[data-part=call] button");
const dice = () => [...document.querySelectorAll<HTMLElement>("[data-part=die] button")];
const tap = (thing: HTMLElement | null | undefined) => {
  thing?.click();
  flushSync();
};

beforeAll(completePage);
afterEach(clear);

it("a first tap selects and the call acts, with its price", async () => {
  const { act } = await sit("tavern-4");
  expect(call()).toBeNull();
  tap(at("market:ward-mage"));
  expect(act).not.toHaveBeenCalled();
  expect(call()?.textContent).toContain("Recruit Ward Mage");
  tap(call());
  expect(act).toHaveBeenCalledWith("recruit ward-mage");
});

it("a hero who is selected shows what he does to each quest", async () => {
  await sit("tavern-4");
  tap(at("market:ward-mage"));
  expect(document.querySelector("[data-part=pick]")?.textContent).toMatch(/Masked Ball\s*–\s*→\s*becomes\s*\d+%/);
  expect(document.querySelectorAll("[data-part=quest-chance] .then").length).toBeGreaterThan(2);
});

it("a quest that is tapped in the tavern is gone to at one go", async () => {
  const { act } = await sit("tavern-4");
  tap(at("quest:griffon-rescue"));
  expect(call()?.textContent).toContain("Go to Griffon Rescue");
  tap(call());
  expect(act.mock.calls).toEqual([["go"]]);
});

it("to stay at home asks once and says what is lost", async () => {
  const { act } = await sit("tavern-4");
  tap(at("quest:playtime"));
  expect(document.querySelector("[role=alert]")?.textContent).toContain("stay at home");
  expect(act).not.toHaveBeenCalled();
});

it("a quest for more heroes than I have says so", async () => {
  await sit("tavern-4");
  tap(at("quest:hydra-fen"));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Hydra Fen takes 3 heroes; you have 2."));
});

it("a hero who is pressed tells nothing over the table, though the pointer has just come to him", async () => {
  await sit("deploy-4");
  vi.useFakeTimers();
  const hero = at("hero:duelist");
  const told = () => hero?.parentElement?.querySelector("[data-about]")?.textContent.trim();
  const point = () => hero?.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", movementX: 1, bubbles: true }));
  point();
  vi.advanceTimersByTime(1000);
  expect(told()).toContain("Duelist");
  tap(hero);
  expect(told()).toBe("");
  point();
  tap(hero);
  vi.advanceTimersByTime(1000);
  expect(told()).toBe("");
  vi.useRealTimers();
});

it("an answered question stays as it was answered, and offers nothing more", async () => {
  const { act } = await sit("deploy-4");
  tap(at("hero:duelist"));
  tap(at("hero:falconer"));
  const asked = document.querySelector("[data-part=question]")?.textContent;
  tap(call());
  tap(at("hero:duelist"));
  expect(document.querySelector("[data-part=question]")?.textContent).toBe(asked);
  tap(call());
  expect(act).toHaveBeenCalledTimes(1);
});

it("heroes are put in and out by a tap, and go together", async () => {
  const { act } = await sit("deploy-4");
  tap(at("hero:duelist"));
  expect(call()).toBeNull();
  tap(at("hero:falconer"));
  expect(call()?.textContent).toContain("Send 2 and throw");
  tap(call());
  expect(act.mock.calls).toEqual([["send duelist"]]);
});

it("a row selects its heroes", async () => {
  await sit("deploy-4");
  tap(document.querySelectorAll<HTMLElement>(".option")[1]);
  expect(["duelist", "falconer", "ward-mage"].map((hero) => at(`hero:${hero}`)?.getAttribute("aria-pressed"))).toEqual(["true", "true", "false"]);
});

it("dice are put into the re-roll by a tap, each set with its chance", async () => {
  const { act } = await sit("combat-4");
  const [red, blank, rune] = dice();
  tap(blank);
  expect(document.querySelector("[data-part=odds]")?.textContent).toContain("79%");
  tap(rune);
  expect(document.querySelector("[data-part=odds]")?.textContent).toContain("90%");
  expect([red, blank, rune].map((die) => die?.getAttribute("aria-pressed"))).toEqual(["false", "true", "true"]);
  tap(call());
  expect(act.mock.calls).toEqual([["reroll"]]);
});

it("a row selects its dice, and the rows keep their places", async () => {
  await sit("combat-4");
  const rows = () => [...document.querySelectorAll(".option b")].map((each) => each.textContent);
  const before = rows();
  tap(document.querySelector<HTMLElement>(".option"));
  expect(dice().map((die) => die.getAttribute("aria-pressed"))).toEqual(["false", "true", "true"]);
  tap(dice()[0]);
  expect(rows()).toEqual(before);
});

it("dice can be tapped where no re-roll would help: nothing goes by itself", async () => {
  await sit("act-combat", { quests: [], parties: [], ways: [], uses: {}, best: { of: 0, exact: true, aside: [] }, stop: 0 });
  expect(document.querySelector(".lone")).toBeNull();
  expect(document.querySelector("[data-part=call]")?.textContent).toContain("Choose dice");
});

it("while nothing is selected the best party of each quest is told", async () => {
  await sit("tavern-4");
  expect(document.querySelector("[data-part=parties]")?.textContent).toMatch(/Griffon Rescue\s*Duelist, Falconer.*77%/);
});

it("what is paid for on the board is called for with its price", async () => {
  await sit("tavern-4");
  tap(at("action:peddler"));
  expect(call()?.textContent).toMatch(/Peddler\s*3/);
});

it("to stop while a re-roll could help asks once", async () => {
  const { act } = await sit("combat-4");
  press("0");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("90%");
  expect(act).not.toHaveBeenCalled();
});

it("a hero who can only be given away is not lit, and asks first", async () => {
  const { act } = await sit("tavern-4");
  expect(at("hero:falconer")?.classList).toContain("plain");
  tap(at("hero:falconer"));
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

it("a hero who is too dear says why", async () => {
  const { why } = await sit("tavern");
  document.querySelector<HTMLElement>("[data-ref^='market:'] .blocked")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Too dear."));
  expect(why).toHaveBeenCalledWith(expect.stringMatching(/^recruit /));
});

it("a throw is called for, and never goes by itself", async () => {
  const { act } = await sit("deployment");
  expect(call()?.textContent).toContain("Roll the dice");
  expect(act).not.toHaveBeenCalled();
});

const digits = () => [...document.querySelectorAll("[data-part=question] .option kbd")].map((key) => key.textContent);

it("the digits of a combat go down the list as it stands with its chances", async () => {
  await sit("combat-4");
  expect(digits()).toEqual(["1", "2", "3", "4", "5"]);
});

it("until the chances of a combat are told no option has a digit that could go to another", async () => {
  const { decision, ...sample } = fixture.samples["combat-4"] as unknown as { view: View; decision: Decision; events: Event[] };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve(null)), undo: null, odds: () => new Promise<Json>(() => undefined) };
  lay(Table, { ...sample, ...deeds, decision, seat: sample.view.seat, people: PEOPLE, catalogue: fixture.catalogue as unknown as Catalogue });
  flushSync();
  expect(document.querySelectorAll("[data-part=question] .option")).not.toHaveLength(0);
  expect(digits()).toEqual([]);
});

it("dice that are tapped by hand leave the digits of a combat where they are", async () => {
  await sit("combat-4");
  tap(dice()[0]);
  expect(digits()).toEqual(["1", "2", "3", "4", "5"]);
});

it("an open choice owns the digits, names what gives away last, and a key closes it", async () => {
  const { act } = await sit("tavern");
  const item = at("item:bandage-roll");
  tap(item);
  const choice = () => [...(item?.parentElement?.querySelectorAll<HTMLElement>("[data-about] [data-option]") ?? [])];
  await vi.waitFor(() => expect(choice().map((each) => each.querySelector("kbd")?.textContent)).toEqual(["1", "2"]));
  expect(choice().at(-1)?.textContent).toContain("Discard");
  expect(document.querySelectorAll("[data-part=question] kbd")).toHaveLength(0);
  press("1");
  expect(choice()).toHaveLength(0);
  expect(call()?.textContent).toContain("Bandage Roll");
  expect(act).not.toHaveBeenCalled();
});

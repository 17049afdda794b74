// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import fixture from "../../src/games/dicequest/samples.json";
import Table from "../../src/games/dicequest/Table.svelte";
import type { Catalogue } from "../../src/games/dicequest/facts";
import type { View } from "../../src/games/dicequest/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { at, clear, completePage, lay, press } from "../page";

const PEOPLE = (["rose", "green", "blue", "yellow"] as const).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));

function sit(moment: keyof typeof fixture.samples) {
  const sample = fixture.samples[moment] as unknown as { view: View; decision: Decision | null; events: Event[] };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "Too dear.", rule: "DQ-1.1" })), undo: null };
  const catalogue = fixture.catalogue as unknown as Catalogue;
  lay(Table, { ...sample, ...deeds, seat: sample.view.seat, people: PEOPLE, catalogue });
  return deeds;
}
const choiceOpens = () => vi.waitFor(() => expect(document.activeElement?.closest("[data-about]")).not.toBeNull());

beforeAll(completePage);
afterEach(clear);

it("a tap answers with the one option of a thing", () => {
  const { act } = sit("tavern");
  at("action:peddler")?.click();
  expect(act).toHaveBeenCalledWith("peddler");
});

it("a hero who can only be given away is not lit, and asks first", async () => {
  const { act } = sit("tavern");
  expect(at("hero:duelist")?.classList).toContain("plain");
  at("hero:duelist")?.click();
  await choiceOpens();
  expect(act).not.toHaveBeenCalled();
});

it("what was asked for at its thing needs no second question", async () => {
  const { act } = sit("tavern");
  at("hero:duelist")?.click();
  await choiceOpens();
  press("1");
  expect(act).toHaveBeenCalledWith("graduate duelist");
});

it("a hero who is too dear says why", async () => {
  const { why } = sit("tavern");
  document.querySelector<HTMLElement>("[data-ref^='market:'] .blocked")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Too dear."));
  expect(why).toHaveBeenCalledWith(expect.stringMatching(/^recruit /));
});

it("a lit die whose rune would be spent is chosen first, and the list keeps its places", () => {
  const { act } = sit("combat");
  const listed = () => [...document.querySelectorAll(".option b")].map((each) => each.textContent);
  const before = listed();
  document.querySelector<HTMLElement>("[data-ref^='die:'] .offered")?.click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector(".option.chosen")).not.toBeNull();
  expect(listed()).toEqual(before);
});

it("a die tells its six faces", () => {
  sit("combat");
  const die = document.querySelector("[data-ref^='die:'] .root");
  const enter = new MouseEvent("pointerenter") as PointerEvent;
  Object.defineProperty(enter, "pointerType", { value: "mouse" });
  vi.useFakeTimers();
  die?.dispatchEvent(enter);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  flushSync();
  expect(die?.querySelectorAll(".faces svg[role=img]").length).toBe(6);
});

// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/quaeleon/catalogue";
import sprite from "../../src/games/quaeleon/glyphs.svg?raw";
import { lookOf } from "../../src/games/quaeleon/looks";
import fixture from "../../src/games/quaeleon/samples.json";
import Table from "../../src/games/quaeleon/Table.svelte";
import type { View } from "../../src/games/quaeleon/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { SEAT_INKS } from "../../src/lib/look/inks";
import { settings } from "../../src/lib/settings";
import { at, clear, completePage, lay, press } from "../page";

type Moment = keyof typeof fixture.samples;
const catalogue = fixture.catalogue as unknown as Catalogue;
const sampleOf = (moment: Moment) => fixture.samples[moment] as unknown as { view: View; decision: Decision | null; events: Event[] };
const people = SEAT_INKS.map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));

function sit(moment: Moment, changed: Partial<ReturnType<typeof sampleOf>> = {}, undo: (() => void) | null = null) {
  const sample = { ...sampleOf(moment), ...changed };
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "It stays.", rule: "KQ-2.2" })), undo };
  lay(Table, { ...sample, ...deeds, seat: sample.view.seat, people, catalogue });
  return deeds;
}
function tap(ref: string): void {
  at(ref)?.click();
  flushSync();
}
const stacked = () => [...document.querySelectorAll<HTMLElement>("li[data-place] [data-key]")].map(({ dataset }) => dataset.key);

beforeAll(completePage);
afterEach(clear);

describe("while cards are swapped", () => {
  /** Three cards are set aside: Whetstone Imp, Needle Rain, Soup of Second Chances. */
  function swap(undo: () => void) {
    const { view, decision } = sampleOf("build");
    sit("build", { view: { ...view, round: 0 }, decision: decision && { ...decision, kind: "swap", prompt: "Swap?" }, events: [] }, undo);
  }
  const sleeve = (name: string) => document.querySelector<HTMLElement>(`[aria-label^="${name}, set aside"]`);

  it("a second tap takes back the card that was set aside last", () => {
    const undo = vi.fn();
    swap(undo);
    sleeve("Soup of Second Chances")?.click();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it("a card that was set aside before stays there", () => {
    const undo = vi.fn();
    swap(undo);
    sleeve("Needle Rain")?.click();
    expect(sleeve("Needle Rain")).not.toBeNull();
    expect(undo).not.toHaveBeenCalled();
  });

  it("my health is in view", () => {
    swap(vi.fn());
    expect(document.querySelector("[data-place=hand] [aria-label^='41 health']")).not.toBeNull();
  });
});

it("what an effect does is read below the question", () => {
  const { decision } = sampleOf("aim");
  sit("aim", { decision: decision && { ...decision, kind: "may", prompt: "Wet Blanket: do you? (your next card gets -6 attack)" } });
  const texts = [...document.querySelectorAll(".ask h2, .ask p")].map((each) => each.textContent?.trim());
  expect(texts).toContain("Your next card gets −6 attack");
  expect(texts.some((text) => text?.includes("do you?") && !text.includes("attack"))).toBe(true);
});

describe("while a stack is built", () => {
  it("a press on a card of the hand shows it in the question, and the call places it", () => {
    const { act } = sit("build");
    tap("hand:kettle-drake");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector("[data-part=picked]")?.textContent).toContain("Attacks each opponent for 8.");
    expect(document.querySelector("[data-part=call]")?.textContent).toContain("Place as 4th");
    document.querySelector<HTMLElement>("[data-part=call] button")?.click();
    flushSync();
    expect(stacked()).toEqual(["whetstone-imp#0", "needle-rain#0", "soup-of-second-chances#0", "kettle-drake#0"]);
    expect(act).toHaveBeenCalledWith("stack kettle-drake");
  });

  it("a second press places too, and waits until the answer before it is taken up", () => {
    const { act } = sit("build");
    for (const card of ["kettle-drake", "kettle-drake", "turnip-palisade", "turnip-palisade"]) tap(`hand:${card}`);
    expect(stacked()).toHaveLength(5);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("a digit is a place in the hand, whatever is placed", () => {
    sit("build");
    press("1");
    press("1");
    press("4");
    expect(document.querySelector("[data-part=picked]")?.textContent).toContain("Turnip Palisade");
  });

  it("of two equal cards the one that was pressed is picked", () => {
    sit("build-two");
    const copies = [...document.querySelectorAll<HTMLElement>("[data-key^='kettle-drake#']")];
    copies[1]?.click();
    flushSync();
    expect(copies.map((copy) => copy.getAttribute("aria-pressed"))).toEqual([null, "true"]);
  });

  it("a placed card leaves a sleeve that says where it went, and takes it back", () => {
    const { act } = sit("build");
    const sleeve = document.querySelector<HTMLElement>("[data-part=sleeve][aria-label^='Needle Rain']");
    expect(sleeve?.textContent).toContain("Needle is 2nd");
    sleeve?.click();
    flushSync();
    expect(act).toHaveBeenCalledWith("unstack 2");
  });

  it("a card of the stack is picked to be moved", () => {
    sit("build");
    document.querySelector<HTMLElement>("[data-part=stack] [data-key='needle-rain#0']")?.click();
    flushSync();
    document.querySelector<HTMLElement>("[data-part=arrange] [aria-label='Needle Rain: play it earlier']")?.click();
    flushSync();
    expect(stacked()).toEqual(["needle-rain#0", "whetstone-imp#0", "soup-of-second-chances#0"]);
  });

  it("0 closes the stack", () => {
    const { act } = sit("build");
    press("0");
    expect(act).toHaveBeenCalledWith("confirm");
  });

  it("number keys rest where they are not wanted", () => {
    const { act } = sit("build");
    settings.update((all) => ({ ...all, keys: false }));
    press("0");
    settings.update((all) => ({ ...all, keys: true }));
    expect(act).not.toHaveBeenCalled();
  });

  it("an empty stack asks once, and is never red", () => {
    const { act } = sit("build-two");
    press("0");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector(".btn.go")).toBeNull();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("no card this round");
    press("0");
    expect(act).toHaveBeenCalledWith("confirm");
  });

  it("of the others nothing is shown but whether they are ready", () => {
    sit("build");
    expect(document.querySelector("[data-ref='seat:1']")?.textContent).toMatch(/building/);
    expect(document.querySelector("[data-ref='seat:1'] [data-card]")).toBeNull();
  });
});

describe("while cards are played", () => {
  it("a press on a lane picks its player, a second one attacks", () => {
    const { act } = sit("aim");
    const lane = document.querySelector<HTMLElement>("[data-ref='seat:3'] .target");
    lane?.click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector("[data-part=call]")?.textContent).toContain("Attack Player 3");
    lane?.click();
    expect(act).toHaveBeenCalledWith("seat 3");
  });

  it("a card of the pool without an answer tells why", async () => {
    const { why } = sit("aim");
    at("pool:lead-boots")?.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain("It stays."));
    expect(why).toHaveBeenCalledWith("recruit lead-boots");
  });

  it("a card that several answers name leaves the choice to me", async () => {
    const [yes, no] = ["yes", "no"].map((id) => ({ id, label: id, refs: ["field:0:2"], rule: null }));
    const { act } = sit("aim", { decision: { seat: 0, kind: "may", prompt: "?", rule: null, options: [yes!, no!], default: "no" } });
    at("field:0:2")?.click();
    await vi.waitFor(() => expect(document.activeElement?.closest("[data-about]")).not.toBeNull());
    expect(act).not.toHaveBeenCalled();
    press("2");
    expect(act).toHaveBeenCalledWith("no");
  });

  it("a card of the pool is picked, and recruited by Enter", () => {
    const { act } = sit("recruit");
    tap("pool:lead-boots");
    press("Enter");
    expect(act).toHaveBeenCalledWith("recruit lead-boots");
  });

  it("to recruit no more asks once", () => {
    const { act } = sit("recruit");
    press("0");
    expect(act).not.toHaveBeenCalled();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("recruit");
  });
});

it.each(["aim", "aim-six"] as const)("'%s' shows what each target would lose", (moment) => {
  sit(moment);
  const told = sampleOf(moment).decision?.options.map(({ label }) => `${/(\d+) damage/.exec(label)?.[1]} damage`);
  expect([...document.querySelectorAll(".equation")].map((sum) => sum.getAttribute("aria-label"))).toEqual(told);
});

it.each(Object.values(catalogue.cards))("$name has a drawing of its own", (facts) => {
  expect(sprite).toContain(`<symbol id="${lookOf(facts).glyph}"`);
});

it("all that is in force is one press away, with what its card says", () => {
  sit("tell-six");
  const all = [...document.querySelectorAll("[data-part=force] button")].find((button) => button.textContent === "all 4");
  (all as HTMLElement).click();
  flushSync();
  const listed = [...document.querySelectorAll("dialog")].find((dialog) => dialog.textContent?.includes("In force"))?.querySelectorAll("li") ?? [];
  expect(listed).toHaveLength(4);
  expect(listed[0]?.textContent).toContain("that opponent loses 2 health");
});

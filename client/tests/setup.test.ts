// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { OptionCard } from "../src/lib/wire";
import Cautions from "../src/pages/setup/Cautions.svelte";
import Chairs from "../src/pages/setup/Chairs.svelte";
import NumberWheel from "../src/pages/setup/NumberWheel.svelte";
import OptionPictures from "../src/pages/setup/OptionPictures.svelte";
import type { SeatPlan } from "../src/pages/setup/plan";
import { clear, completePage, lay } from "./page";

const option = (more: Partial<OptionCard>): OptionCard => ({
  name: "mode", kind: "choice", help: "How you play.", default: "duel", usual: [], choices: ["duel", "together"], presets: [], least: null, most: null, step: 1, recommended: {},
  title: "Mode", words: { duel: { title: "Against each other", help: "One wins." }, together: { title: "Together", help: "All win." } }, shelves: [], stocks: [],
  bars: [{ values: ["duel"], why: "Only for two.", seats: [1, 1], beside: null, unless: null, lacking: null, having: null, rule: "X-1" }], cautions: [], ...more,
});
const show = (card: OptionCard, now: Record<string, never> | Record<string, string | number | boolean>, seats: number, onchange = vi.fn()) => {
  lay(OptionPictures, { option: card, now, seats, Picture: null, onchange });
  return onchange;
};
const button = (name: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === name);

beforeAll(completePage);
afterEach(clear);

it("a choice is a picture with a name and a sentence", () => {
  const onchange = show(option({}), { mode: "duel" }, 2);
  expect(document.body.textContent).toContain("One wins.");
  expect(button("Against each other")?.getAttribute("aria-checked")).toBe("true");
  button("Together")?.click();
  expect(onchange).toHaveBeenCalledWith("together");
});

it("what cannot be combined says why, with its rule, and cannot be chosen", () => {
  const onchange = show(option({}), { mode: "together" }, 1);
  expect(button("Against each other")?.getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".blocked")?.textContent).toContain("Only for two.");
  expect(document.querySelector(".blocked a")?.textContent).toBe("X-1");
  button("Against each other")?.click();
  expect(onchange).not.toHaveBeenCalled();
});

it("a word without which a list is too little cannot be taken out, and says what would be missing", () => {
  const beasts = { title: "beasts", count: 2, brings: { base: ["cat", "dog"], few: ["cat"] }, rule: "X-2", alone: [] };
  const sets = option({ name: "sets", kind: "several", default: ["base"], choices: ["base", "few"], least: 1, stocks: [beasts], words: {}, bars: [] });
  const onchange = vi.fn();
  lay(OptionPictures, { option: sets, now: { sets: ["base"] }, seats: 2, Picture: null, onchange });
  expect(button("Base")?.getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".held")?.textContent).toContain("Needed: only 0 of 2 beasts without it.");
  button("Few")?.click();
  expect(onchange).toHaveBeenCalledWith(["base", "few"]);
});

it("what is allowed but not advised is said where it is chosen, with its rule, and only then", () => {
  const heavy = { values: [true], why: "two sets for one table", seats: null, beside: null, unless: null, lacking: null, having: ["sets", "more"] as [string, string], rule: "X-3" };
  const large = option({ name: "large", kind: "flag", default: false, bars: [], cautions: [heavy] });
  lay(Cautions, { options: [large], now: { sets: ["base", "more"], large: true }, seats: 2 });
  expect(document.querySelector('[role="status"]')?.textContent).toContain("Two sets for one table X-3");
  clear();
  lay(Cautions, { options: [large], now: { sets: ["base", "more"], large: false }, seats: 2 });
  expect(document.querySelector('[role="status"]')?.textContent?.trim()).toBe("");
});

it("an option of a kind without words or pictures is shown plainly", () => {
  show(option({ choices: ["duel", "moon-landing"], words: {} }), { mode: "moon-landing" }, 2);
  expect(button("Moon landing")?.getAttribute("aria-checked")).toBe("true");
});

it("a number says what is recommended for so many seats, and takes it with one press", () => {
  const onchange = vi.fn();
  const health = option({ name: "health", kind: "number", least: 30, most: 200, step: 10, default: 50, help: "How much.", recommended: { "4": 70 }, words: {}, bars: [] });
  show(health, { health: 50 }, 4, onchange);
  expect(document.querySelector("p")?.textContent).toBe("How much. Recommended for 4 players: 70.");
  button("Take 70")?.click();
  expect(onchange).toHaveBeenCalledWith(70);
  clear();
  lay(NumberWheel, { option: health, value: 50, seats: 3, onchange, picture: (() => {}) as never });
  expect(document.querySelector("p")?.textContent?.trim()).toBe("How much.");
});

it("a chair that is left closes up, and the last one that a game needs cannot be left", () => {
  const game = { name: "duel", title: "Duel", summary: "", seats: [2, 3] as [number, number], minutes: [1, 2] as [number, number], options: [], bots: ["easy"], usual: "easy", opponents: [], presets: [], lessons: [], hidden: false, rule_prefixes: [] };
  const seats: SeatPlan[] = [{ kind: "me" }, { kind: "friend" }, { kind: "bot", bot: "easy" }];
  const onchange = vi.fn();
  lay(Chairs, { game, seats, name: "", onname: vi.fn(), onchange });
  const chair = document.querySelectorAll("select")[1];
  if (!chair) throw new Error("no chair");
  chair.value = "nobody";
  chair.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(onchange).toHaveBeenCalledWith([{ kind: "me" }, { kind: "bot", bot: "easy" }]);
  clear();
  lay(Chairs, { game, seats: seats.slice(0, 2), name: "", onname: vi.fn(), onchange });
  expect([...document.querySelectorAll("select")].map((each) => [...each.options].some(({ value }) => value === "nobody"))).toEqual([false, false, true]);
});

// @vitest-environment jsdom
/** The card of a marked moment: what was played beside what was best, and where that might have led. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Analysis, ChoiceJudged } from "../src/lib/wire";
import { markedOf } from "../src/pages/replay/moments";
import Moments from "../src/pages/replay/Moments.svelte";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(clear);

const choice: ChoiceJudged = {
  step: 12, until: 13, seat: 1, kind: "act", prompt: "Attack or wait?", options: 3, chosen: { ids: ["a"], label: "Wait" }, best: { ids: ["b"], label: "Attack seat 0" }, usual: null,
  before: [0.1, 0.9], after: [0.21, 0.79], then: [0.2, 0.8], gain: 0.11, error: 0.01, lead: 0, lead_error: 0,
  line: [{ seat: 1, label: "Attack seat 0", told: ["Seat 1 attacks seat 0.", "Seat 0 loses 3."] }, { seat: 1, label: "End the turn", told: [] }],
};
const people = [{ name: "Ann", bot: false, ink: "rose" as const }, { name: "Ben", bot: true, ink: "green" as const }];
const onfork = vi.fn();

function card(made: Partial<ChoiceJudged>, kind: "mistakes" | "doubtful" | "fine" = "mistakes"): void {
  const analysis: Analysis = {
    analysis: 2, game: "quarriors", seats: 2, release: "", seed: "1", playouts: 400, steps: 20, together: false, hidden: false, finished: true, outcome: "", rounds: [[0, 1], [10, 2]],
    decisions: [{ ...choice, ...made }], graph: [], totals: [], turning: [], mistakes: [], doubtful: [], fine: [], [kind]: [0],
  };
  const marked = markedOf(analysis);
  lay(Moments, { analysis, people, marked, chosen: marked[0] ?? null, named: (text: string) => text.replace(/seat 0|the blue one/gi, "Ann").replace(/seat 1/gi, "Ben"), onmark: vi.fn(), onfork, onclose: null });
}
const row = () => document.querySelector(".all li")?.textContent ?? "";
const words = () => document.querySelector(".card")?.textContent?.replace(/\s+/g, " ") ?? "";
function press(name: string): void {
  [...document.querySelectorAll("button")].find((button) => button.textContent?.includes(name))?.click();
  flushSync();
}

it("a mistake has what was played beside what was best, and what that costs", () => {
  card({});
  expect(words()).toContain("A mistake Round 2, step 12");
  expect(words()).toMatch(/played ?79 % ?Wait/);
  expect(words()).toMatch(/best ?90 % ?Attack Ann/);
  expect(words()).toContain("Costs 11 % of the game");
  press("Play on from here");
  expect(onfork).toHaveBeenCalledWith(12);
});

it("the list says an answer as the card does", () => {
  card({ chosen: { ids: ["a"], label: "Flee from the blue one" } });
  expect(words()).toContain("Flee from Ann");
  expect(row()).toContain("Flee from Ann");
});

it("the best line is shown when it is asked for, and says that it is imagined", () => {
  card({});
  expect(words()).not.toContain("Ben attacks Ann");
  press("Show the best line");
  expect(words()).toContain("Imagined");
  expect([...document.querySelectorAll("[data-part=best-line] li")].map((move) => move.textContent)).toEqual(["Ben attacks Ann. Ann loses 3.", "End the turn"]);
  press("Hide the best line");
  expect(words()).not.toContain("Ben attacks Ann");
});

it("a doubtful choice says that it is not sure", () => {
  card({ gain: 0.02 }, "doubtful");
  expect(words()).toContain("Seems to cost 2 % of the game, give or take 2");
});

it("a fine choice stands beside what is usual, and has no best line", () => {
  card({ gain: 0, lead: 0.09, usual: { ids: ["c"], label: "Flee" }, line: [] }, "fine");
  expect(words()).toMatch(/usual ?70 % ?Flee/);
  expect(words()).toMatch(/played ?79 % ?Wait/);
  expect(words()).not.toContain("best line");
});

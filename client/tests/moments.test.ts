/** What of an analysis is marked, and how it is told how far one is. */
import { afterEach, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "../src/lib/live/api";
import type { Analysis, AnalysisNow, ChoiceJudged } from "../src/lib/wire";
import { Judging, LOOK_MS } from "../src/pages/replay/judging.svelte";
import { chanceAt, kindWords, markedOf, momentWords, points } from "../src/pages/replay/moments";

afterEach(() => vi.useRealTimers());

const choice = (step: number, seat: number, gain: number): ChoiceJudged => ({
  step, until: step + 1, seat, kind: "act", prompt: "?", options: 3, chosen: { ids: ["a"], label: "Wait" }, best: { ids: ["b"], label: "Attack" },
  before: [0.6, 0.4], after: [0.5, 0.5], then: [0.2, 0.8], gain, error: 0.01,
});
const found = (more: Partial<Analysis>): Analysis => ({
  analysis: 1, game: "quarriors", seats: 2, release: "", seed: "1", playouts: 400, steps: 20, together: false, hidden: false, finished: true, outcome: "",
  decisions: [choice(2, 0, 0.1), choice(9, 1, 0), choice(12, 0, 0.3)], graph: [[[2, 0.6], [20, 0]], [[2, 0.4], [20, 1]]], totals: [], turning: [], mistakes: [2, 0], ...more,
});

it("mistakes and turns are marked in the order of the game, a turn that was a mistake once", () => {
  const turning: Analysis["turning"] = [{ decision: 2, step: 13, seat: 0, change: -0.4, by: "choice" }, { decision: 1, step: 10, seat: 1, change: 0.3, by: "luck" }];
  const marked = markedOf(found({ turning }));
  expect(marked.map(({ sign, step, seat }) => [sign, step, seat])).toEqual([["?", 2, 0], ["!", 10, 1], ["?", 12, 0]]);
  expect(marked.map((each) => momentWords(each, ["Ann", "Ben"]))).toEqual(["Step 2, Ann: −10. Better: Attack", "Step 10, Ben: +30 by luck", "Step 12, Ann: −30. Better: Attack"]);
  expect(marked.map(kindWords)).toEqual(["A mistake", "A turning point", "A mistake"]);
});

it("whoever is meant by a better answer goes by their name", () => {
  const aimed = { ...choice(2, 0, 0.1), best: { ids: ["b"], label: "Attack seat 1" } };
  expect(markedOf(found({ decisions: [aimed], mistakes: [0] })).map((each) => momentWords(each, ["Ann", "Ben"]))).toEqual(["Step 2, Ann: −10. Better: Attack Ben"]);
});

it("places that are not there are left out", () => {
  expect(markedOf(found({ mistakes: [7], turning: [{ decision: 9, step: 1, seat: 0, change: 1, by: "luck" }] }))).toEqual([]);
});

it("a line is read at any step", () => {
  expect([0, 2, 11, 20].map((step) => chanceAt([[2, 0.6], [10, 0.3], [20, 0]], step))).toEqual([0.6, 0.6, 0.3, 0]);
  expect([0.004, 0.126, -0.2].map(points)).toEqual(["0", "+13", "−20"]);
});

it("it is asked for, followed and shown", async () => {
  vi.useFakeTimers();
  const answers: AnalysisNow[] = [{ state: "waiting", ahead: 1 }, { state: "working", done: 3, of: 12 }, { state: "done", analysis: found({}) }];
  const judging = new Judging({ look: () => Promise.resolve(answers.shift()!), ask: () => Promise.resolve(answers.shift()!) });
  await judging.ask();
  expect([judging.busy, judging.words]).toEqual([true, "One other game comes first"]);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect([judging.part, judging.words]).toEqual([0.25, "3 of 12 choices weighed"]);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect([judging.busy, judging.analysis?.steps]).toEqual([false, 20]);
});

it("a refusal is told, a line that is lost is tried again, and nobody looks any more when the page is left", async () => {
  vi.useFakeTimers();
  const refused = new Judging({ look: () => Promise.reject(new Unreachable("away")), ask: () => Promise.reject(new Refusal("too-busy", "later")) });
  await refused.open();
  expect([refused.busy, refused.fault]).toEqual([false, null]);
  await refused.ask();
  expect([refused.busy, refused.fault]).toEqual([false, "later"]);
  let looks = 0;
  const lost = new Judging({ look: () => (looks++, Promise.reject(new Unreachable("away"))), ask: () => Promise.resolve({ state: "working", done: 1, of: 9 }) });
  await lost.ask();
  await vi.advanceTimersByTimeAsync(3 * LOOK_MS);
  expect([looks, lost.busy]).toEqual([3, true]);
  lost.stop();
  await vi.advanceTimersByTimeAsync(3 * LOOK_MS);
  expect(looks).toBe(3);
});

it("after a restart of the server it can be asked for again", async () => {
  vi.useFakeTimers();
  const judging = new Judging({ look: () => Promise.resolve({ state: "none" }), ask: () => Promise.resolve({ state: "working", done: 1, of: 9 }) });
  await judging.ask();
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect([judging.busy, judging.analysis]).toEqual([false, null]);
});

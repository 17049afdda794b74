/** What of an analysis is marked, and how it is told how far one is. */
import { afterEach, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "../src/lib/live/api";
import { withNames } from "../src/lib/live/names";
import type { Analysis, AnalysisNow, ChoiceJudged } from "../src/lib/wire";
import { Judging, LOOK_MS } from "../src/pages/replay/judging.svelte";
import { apart } from "../src/pages/replay/apart";
import { axisOf } from "../src/pages/replay/axis";
import { brief, chanceAt, changeWords, kindWords, type Marked, markedOf, momentWords, points, roundAt, SIGNS } from "../src/pages/replay/moments";

afterEach(() => vi.useRealTimers());

const NAMES = ["Ann", "Ben"];
const inWords = (mark: Marked) => momentWords(mark, NAMES, (text) => withNames(text, NAMES));

const choice = (step: number, seat: number, gain: number, more: Partial<ChoiceJudged> = {}): ChoiceJudged => ({
  step, until: step + 1, seat, kind: "act", prompt: "?", options: 3, chosen: { ids: ["a"], label: "Wait" }, best: { ids: ["b"], label: "Attack" }, usual: null,
  before: [0.6, 0.4], after: [0.5, 0.5], then: [0.2, 0.8], gain, error: 0.01, lead: 0, lead_error: 0, line: [], ...more,
});
const found = (more: Partial<Analysis>): Analysis => ({
  analysis: 1, game: "quarriors", seats: 2, release: "", seed: "1", playouts: 400, steps: 20, together: false, hidden: false, finished: true, outcome: "", rounds: [[0, 0], [1, 1], [10, 2]],
  decisions: [choice(2, 0, 0.1), choice(9, 1, 0), choice(12, 0, 0.3)], graph: [[[2, 0.6], [20, 0]], [[2, 0.4], [20, 1]]], totals: [], turning: [], mistakes: [2, 0], doubtful: [], fine: [], ...more,
});

it("mistakes and turns are marked in the order of the game, a turn that was a mistake once", () => {
  const turning: Analysis["turning"] = [{ decision: 2, step: 13, seat: 0, change: -0.4, by: "choice" }, { decision: 1, step: 10, seat: 1, change: 0.3, by: "luck" }];
  const marked = markedOf(found({ turning }));
  expect(marked.map(({ kind, step, seat }) => [kind, step, seat])).toEqual([["mistake", 2, 0], ["turn", 10, 1], ["mistake", 12, 0]]);
  expect(marked.map(inWords)).toEqual(["Round 1, Ann: Wait.", "Round 1, Ben: the game turns by luck.", "Round 2, Ann: Wait."]);
  expect(marked.map(changeWords)).toEqual(["−10 %", "+30 %", "−30 %"]);
  expect(marked.map(kindWords)).toEqual(["A mistake", "A turning point", "A mistake"]);
});

it("doubtful and fine choices have signs of their own", () => {
  const decisions = [choice(2, 0, 0.1), choice(9, 1, 0.02), choice(12, 0, 0, { lead: 0.09, lead_error: 0.01, usual: { ids: ["c"], label: "Flee" } })];
  const marked = markedOf(found({ decisions, mistakes: [0], doubtful: [1], fine: [2] }));
  expect(marked.map((each) => [SIGNS[each.kind], kindWords(each), changeWords(each)])).toEqual([["?", "A mistake", "−10 %"], ["?!", "A doubtful choice", "−2 %"], ["!", "A fine choice", "+9 %"]]);
});

it("what is lucky is told beside a fine choice, what the choice did is not told twice", () => {
  const luck: Analysis["turning"] = [{ decision: 1, step: 10, seat: 1, change: 0.3, by: "luck" }];
  const kinds = (turning: Analysis["turning"]) => markedOf(found({ mistakes: [], fine: [1], turning })).map(({ kind }) => kind);
  expect(kinds(luck)).toEqual(["fine", "turn"]);
  expect(kinds(luck.map((turn) => ({ ...turn, by: "choice" })))).toEqual(["fine"]);
  const after: Analysis["turning"] = [{ decision: 0, step: 3, seat: 0, change: 0.3, by: "luck" }];
  expect(markedOf(found({ mistakes: [0], turning: after })).map(({ kind }) => kind)).toEqual(["mistake", "turn"]);
});

it("whoever is meant by an answer goes by their name", () => {
  const aimed = choice(2, 0, 0.1, { chosen: { ids: ["b"], label: "Attack seat 1" } });
  expect(markedOf(found({ decisions: [aimed], mistakes: [0] })).map(inWords)).toEqual(["Round 1, Ann: Attack Ben."]);
});

it("a shortened answer ends in its dots, without a full stop", () => {
  const long = choice(2, 0, 0.1, { chosen: { ids: ["b"], label: "Stack Kettle Drake as 1st, Rust Sprite as 2nd, Lantern Wyrm as 3rd" } });
  expect(markedOf(found({ decisions: [long], mistakes: [0] })).map(inWords)).toEqual(["Round 1, Ann: Stack Kettle Drake as 1st, Rust Sprite as 2nd, Lantern …"]);
});

it("a long answer is told by what stands before its details, and ends where the sentence does", () => {
  expect(brief("Recruit Zacoal for 5 gold")).toBe("Recruit Zacoal for 5 gold");
  expect(brief("Pawnshop: Put one item under its deck.")).toBe("Pawnshop: Put one item under its deck");
  expect(brief("Pawnshop: Put one item of yours under its deck: gain 1 gold, once a turn.")).toBe("Pawnshop");
  expect(brief("Stack Kettle Drake as 1st, Rust Sprite as 2nd, Lantern Wyrm as 3rd, Press Gang as 4th")).toBe("Stack Kettle Drake as 1st, Rust Sprite as 2nd, Lantern …");
});

it("before the first round, and in a game without, a moment has its step", () => {
  expect([0, 1, 9, 10, 15].map((step) => roundAt([[0, 0], [1, 1], [10, 2]], step))).toEqual([0, 1, 1, 2, 2]);
  expect(markedOf(found({ rounds: [] })).map(inWords)).toEqual(["Step 2, Ann: Wait.", "Step 12, Ann: Wait."]);
});

it("rounds are named under their middle, as far as there is room", () => {
  const rounds: [number, number][] = [[0, 0], [2, 1], [8, 2], [14, 3]];
  const wide = axisOf(rounds, 20, (step) => 10 * step);
  expect(wide).toEqual({ ticks: [20, 80, 140], labels: [{ x: 50, round: 1 }, { x: 110, round: 2 }, { x: 170, round: 3 }], words: true });
  const narrow = axisOf(rounds, 20, (step) => 4 * step);
  expect([narrow.words, narrow.labels.map(({ round }) => round)]).toEqual([false, [1, 2, 3]]);
  const tight = axisOf(rounds, 20, (step) => 2 * step);
  expect([tight.words, tight.labels.map(({ round }) => round)]).toEqual([false, [1, 3]]);
  expect(axisOf([], 20, (step) => step)).toEqual({ ticks: [], labels: [], words: false });
});

it("marks that follow closely move apart, up or down, as long as there is room", () => {
  const ys = (places: { x: number; y: number }[], foot = 80) => apart(places, 12, foot).map(({ y }) => y);
  expect(ys([{ x: 10, y: 40 }, { x: 60, y: 40 }])).toEqual([40, 40]);
  expect(ys([{ x: 10, y: 40 }, { x: 15, y: 42 }, { x: 20, y: 44 }], 100)).toEqual([40, 63, 86]);
  expect(ys([{ x: 10, y: 40 }, { x: 15, y: 42 }], 50)).toEqual([40, 42]);
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

it("nothing is said of other games where none comes first", async () => {
  vi.useFakeTimers();
  const judging = new Judging({ look: () => Promise.resolve({ state: "none" }), ask: () => Promise.resolve({ state: "waiting", ahead: 0 }) });
  await judging.ask();
  expect([judging.busy, judging.words]).toEqual([true, "The game is played again …"]);
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

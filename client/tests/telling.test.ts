/** The queue with a clock that the test turns: what is shown when, and in which order. */
import { get } from "svelte/store";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../src/lib/kernel";
import { DEFAULTS, settings } from "../src/lib/settings";
import { beatsOf, type Beat, type Told } from "../src/lib/telling/beats";
import { BEFORE_ME_MS, COMBAT_MS, DEED_MS, LATER_MS, STILL_MS, THROW_MS } from "../src/lib/telling/pace";
import { Queue } from "../src/lib/telling/queue";

vi.mock("../src/lib/motion", () => ({ still: () => reduced }));
let reduced = false;

const event = (kind: string, data: Event["data"] = {}, forced = false): Event => ({ kind, text: kind, data, forced, rule: null });
const told: Told = {
  doer: ({ data }) => (typeof data.seat === "number" ? data.seat : null),
  dice: ({ kind, data }) => (kind === "rolled" ? (data.dice as string[]) : []),
  combats: new Set(["attack"]),
  leads: new Set(["turn", "paid"]),
  follows: new Set(["gold"]),
  pressed: ["roll"],
  moment: ({ kind }, mine) => (kind === "judged" ? { before: mine ? 1000 : 700, after: mine ? 1200 : 900 } : null),
};

interface State {
  view: string;
  events: readonly Event[];
  asked: boolean;
}
const ME = 0;

function queueOf(...states: State[]) {
  const shown: State[] = [];
  const falls = vi.fn();
  const queue = new Queue<State>({
    cut: (before, after, own) => beatsOf({ events: after.events, from: before.events.length, view: after.view, told, mine: [ME], own }),
    between: (before, after, upto, landed) => ({ view: landed ? after.view : before.view, events: after.events.slice(0, upto), asked: false }),
    show: (state) => shown.push(state),
    presses: () => get(settings).throws === "press",
    falls,
  });
  for (const state of states) queue.hear(state);
  const now = () => shown.at(-1)!;
  return { queue, shown, now, falls };
}
const START: State = { view: "start", events: [], asked: false };
const after = (view: string, events: readonly Event[], asked = false): State => ({ view, events, asked });
const capture = event("captured", { seat: 1 });
const summon = event("summoned", { seat: 1 });
const roll = (seat: number, n = 2) => event("rolled", { seat, dice: Array.from({ length: n }, () => "die#1") });

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  settings.set({ ...DEFAULTS });
});
afterEach(() => vi.useRealTimers());

test("the first state is shown as it is", () => {
  expect(queueOf(after("now", [capture], true)).now()).toMatchObject({ view: "now", asked: true });
});

test("another's deed lands at once, and my question waits until it has been told", () => {
  const { now } = queueOf(START, after("captured", [capture], true));
  expect(now()).toMatchObject({ view: "captured", asked: false });
  vi.advanceTimersByTime(DEED_MS - 1);
  expect(now().asked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(now().asked).toBe(true);
});

test("deeds come one after the other, and nobody knows the second while the first is told", () => {
  const { now } = queueOf(START, after("a", [capture]), after("b", [capture, summon], true));
  expect(now()).toMatchObject({ view: "a", events: [capture] });
  vi.advanceTimersByTime(DEED_MS);
  expect(now()).toMatchObject({ view: "b", asked: false });
  vi.advanceTimersByTime(DEED_MS);
  expect(now().asked).toBe(true);
});

test("a state with two deeds keeps its view until the last", () => {
  const { now } = queueOf(START, after("both", [capture, summon]));
  expect(now()).toMatchObject({ view: "start", events: [capture] });
  vi.advanceTimersByTime(DEED_MS);
  expect(now()).toMatchObject({ view: "both", events: [capture, summon] });
});

test.each([["slow", 1.6], ["normal", 1], ["fast", 0.6]] as const)("told %s a deed takes %s of its time", (pace, share) => {
  settings.set({ ...DEFAULTS, pace });
  const { now } = queueOf(START, after("a", [capture], true));
  vi.advanceTimersByTime(DEED_MS * share - 1);
  expect(now().asked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(now().asked).toBe(true);
});

test("told at once nothing is held back", () => {
  settings.set({ ...DEFAULTS, pace: "at-once" });
  expect(queueOf(START, after("a", [capture]), after("b", [capture, roll(1)], true)).now()).toMatchObject({ view: "b", asked: true });
});

test("every act of another takes between 0.8 and 1.8 seconds", () => {
  const took = ([first]: Event[]) => {
    const { now } = queueOf(START, after("a", [first!], true));
    let ms = 0;
    for (; !now().asked; ms += 10) vi.advanceTimersByTime(10);
    return ms;
  };
  for (const ms of [[capture], [event("attack", { seat: 1 })], [roll(1)], [roll(1, 1)]].map(took)) {
    expect(ms).toBeGreaterThanOrEqual(800);
    expect(ms).toBeLessThanOrEqual(COMBAT_MS);
  }
});

test("dice fall, lie still, and only then is known what they brought", () => {
  const { now, falls, queue } = queueOf(START, after("rolled", [roll(1)], true));
  expect(falls).toHaveBeenCalledOnce();
  expect(now()).toMatchObject({ view: "start", events: [] });
  vi.advanceTimersByTime(THROW_MS + LATER_MS);
  expect(get(queue.now)?.phase).toBe("still");
  expect(now().events).toEqual([]);
  vi.advanceTimersByTime(STILL_MS);
  expect(now()).toMatchObject({ view: "rolled", asked: false });
});

test("my dice wait for my press, and my question comes when they lie still", () => {
  const { now, queue, falls } = queueOf(START, after("rolled", [event("turn", { seat: ME }), roll(ME)], true));
  vi.advanceTimersByTime(60_000);
  expect(falls).not.toHaveBeenCalled();
  expect(now().events.map(({ kind }) => kind)).toEqual(["turn"]);
  queue.press();
  vi.advanceTimersByTime(THROW_MS + LATER_MS + STILL_MS - 1);
  expect(now()).toMatchObject({ view: "start", asked: false });
  vi.advanceTimersByTime(1);
  expect(now()).toMatchObject({ view: "rolled", asked: true });
});

test("where my answer was the throw nothing is pressed again", () => {
  const { queue, falls } = queueOf(START);
  queue.answered(true);
  queue.hear(after("rolled", [roll(ME)], true));
  expect(falls).toHaveBeenCalledOnce();
});

test("a second throw of mine that nobody asked for waits again", () => {
  const { queue, falls } = queueOf(START);
  queue.answered(true);
  queue.hear(after("rolled", [roll(ME), roll(ME)], true));
  vi.advanceTimersByTime(60_000);
  expect(falls).toHaveBeenCalledOnce();
});

test("who wants no press throws by itself", () => {
  settings.set({ ...DEFAULTS, throws: "itself" });
  const { now } = queueOf(START, after("rolled", [roll(ME)], true));
  vi.advanceTimersByTime(THROW_MS + LATER_MS + STILL_MS);
  expect(now().asked).toBe(true);
});

test("without motion dice do not fall, but they lie a moment before they count", () => {
  reduced = true;
  const { now, queue } = queueOf(START, after("rolled", [roll(ME)], true));
  queue.press();
  vi.advanceTimersByTime(0);
  expect(get(queue.now)?.phase).toBe("still");
  vi.advanceTimersByTime(STILL_MS);
  expect(now().asked).toBe(true);
});

test("a press skips one deed", () => {
  const { now, queue } = queueOf(START, after("a", [capture]), after("b", [capture, summon], true));
  queue.press();
  expect(now()).toMatchObject({ view: "b", asked: false });
  queue.press();
  expect(now().asked).toBe(true);
});

test("a press while dice fall lets them lie", () => {
  const { now, queue } = queueOf(START, after("rolled", [roll(1)], true));
  queue.press();
  expect(now().view).toBe("rolled");
});

test("to the end goes past all deeds", () => {
  const { now, queue } = queueOf(START, after("a", [capture]), after("b", [capture, summon], true));
  queue.finish();
  expect(now()).toMatchObject({ view: "b", asked: true });
  expect(get(queue.now)).toBeNull();
});

test("to the end ends at my dice, which wait for my press", () => {
  const { now, queue, falls } = queueOf(START, after("a", [capture]), after("b", [capture, roll(ME)], true));
  queue.finish();
  expect(get(queue.now)?.phase).toBe("waits");
  expect(now()).toMatchObject({ view: "a", asked: false });
  queue.finish();
  vi.advanceTimersByTime(60_000);
  expect(falls).not.toHaveBeenCalled();
  queue.press();
  vi.advanceTimersByTime(THROW_MS + LATER_MS + STILL_MS);
  expect(now()).toMatchObject({ view: "b", asked: true });
});

test("to the end goes past dice that I have thrown", () => {
  const { now, queue } = queueOf(START);
  queue.answered(true);
  queue.hear(after("rolled", [roll(ME)], true));
  queue.finish();
  expect(now()).toMatchObject({ view: "rolled", asked: true });
});

test("to the end goes past my dice where they are thrown by themselves", () => {
  settings.set({ ...DEFAULTS, throws: "itself" });
  const { now, queue } = queueOf(START, after("a", [capture]), after("b", [capture, roll(ME)], true));
  queue.finish();
  expect(now()).toMatchObject({ view: "b", asked: true });
});

test("who did not look is not told", () => {
  const { now, queue } = queueOf(START, after("a", [capture]));
  queue.hear(after("b", [capture, summon], true), true);
  expect(now()).toMatchObject({ view: "b", asked: true });
});

test("what I did myself is not told to me", () => {
  const { now, queue } = queueOf(START);
  queue.answered(false);
  queue.hear(after("mine", [event("captured", { seat: ME })], true));
  expect(now()).toMatchObject({ view: "mine", asked: true });
});

test("after my deed the turn of another is told", () => {
  const { now, queue } = queueOf(START);
  queue.answered(false);
  queue.hear(after("theirs", [event("captured", { seat: ME }), event("turn", { seat: 1 }), summon]));
  expect(get(queue.now)?.beat.event).toBe(summon);
  expect(now().events).toHaveLength(3);
});

test("where my clock runs my question comes after 3 seconds at most", () => {
  const many = Array.from({ length: 12 }, () => [capture, roll(1)]).flat();
  const { now, queue } = queueOf(START, after("a", many), after("b", [...many, roll(ME)], true));
  queue.hurry();
  vi.advanceTimersByTime(BEFORE_ME_MS);
  vi.advanceTimersByTime(20);
  expect(now()).toMatchObject({ view: "b", asked: true });
});

test("what leads to a deed and what comes of it are one beat with it", () => {
  const events = [event("turn", { seat: 1 }), event("paid"), capture, event("gold"), event("by itself", {}, true)];
  const beats: Beat[] = beatsOf({ events, from: 0, view: null, told, mine: [ME], own: false });
  expect(beats.map(({ from, at, to }) => [from, at, to])).toEqual([[0, 2, 5]]);
});

test("what my turn begins with does not hold up my question", () => {
  const income = event("gold", { seat: ME });
  expect(queueOf(START, after("mine", [event("turn", { seat: ME }), income], true)).now()).toMatchObject({ view: "mine", asked: true });
  expect(queueOf(START, after("theirs", [event("turn", { seat: 1 }), income], true)).now().asked).toBe(false);
});

// -- moments ----------------------------------------------------------------------------------------------------------

const judged = (seat: number) => event("judged", { seat });
const gold = event("gold", { seat: ME });

test("a moment plays before its outcome is out, and the view changes when it is over", () => {
  const { queue, now } = queueOf(START, after("over", [judged(1), gold], true));
  expect(get(queue.now)?.phase).toBe("plays");
  expect(now()).toMatchObject({ view: "start", events: [], asked: false });
  vi.advanceTimersByTime(700);
  expect(get(queue.now)?.phase).toBe("told");
  expect(now()).toMatchObject({ view: "start", events: [judged(1), gold], asked: false });
  vi.advanceTimersByTime(900);
  expect(now()).toMatchObject({ view: "over", asked: true });
});

test("what I did has its moment too", () => {
  const { queue, now } = queueOf(START);
  queue.answered(false);
  queue.hear(after("over", [judged(ME)], true));
  vi.advanceTimersByTime(2199);
  expect(now().asked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(now().asked).toBe(true);
});

test("a moment follows my dice as soon as they lie", () => {
  const { queue } = queueOf(START);
  queue.answered(true);
  queue.hear(after("over", [roll(ME), judged(ME)], true));
  vi.advanceTimersByTime(THROW_MS + LATER_MS + STILL_MS - 1);
  expect(get(queue.now)?.phase).toBe("still");
  vi.advanceTimersByTime(1);
  expect(get(queue.now)).toMatchObject({ phase: "plays", known: 0 });
});

test("a press shows the outcome of a moment, another one goes on", () => {
  const { queue, now } = queueOf(START, after("over", [judged(1)], true));
  queue.press();
  expect(get(queue.now)?.phase).toBe("told");
  queue.press();
  expect(now()).toMatchObject({ view: "over", asked: true });
});

test("without motion a moment does not play, and its outcome stands until it is seen", () => {
  reduced = true;
  const { queue, now } = queueOf(START, after("over", [judged(1)], true));
  expect(now()).toMatchObject({ view: "start", events: [judged(1)] });
  vi.advanceTimersByTime(600_000);
  expect(get(queue.now)).toMatchObject({ phase: "told", ms: Infinity });
  queue.press();
  expect(now()).toMatchObject({ view: "over", asked: true });
});

test("where my clock runs not even an outcome without motion stands in the way", () => {
  reduced = true;
  const { queue, now } = queueOf(START, after("over", [judged(1)], true));
  queue.hurry();
  vi.advanceTimersByTime(BEFORE_ME_MS);
  expect(now().asked).toBe(true);
});

test("told at once there is no moment", () => {
  settings.set({ ...DEFAULTS, pace: "at-once" });
  expect(queueOf(START, after("over", [judged(ME)], true)).now()).toMatchObject({ view: "over", asked: true });
});

import { expect, it } from "vitest";
import { Refusal } from "../src/lib/live/api";
import type { Frames } from "../src/lib/wire";
import { actingSeat, eventsUpTo, type Frame, Reel, turnsOf } from "../src/pages/replay/reel.svelte";

const event = (kind: string, text: string) => ({ kind, text, data: {}, forced: false, rule: null });
const frame = (step: number, part: Partial<Frame> = {}): Frame => ({ step, entry: null, events: [], asked: [], ...part });
const STEPS = 100;

function part(first: number, last: number): Frames {
  const frames = Array.from({ length: Math.min(last, STEPS) - first + 1 }, (_, i) => frame(first + i));
  return { game: "quarriors", steps: STEPS, seats: 2, frames: frames as unknown as Frames["frames"] };
}

it("a reel asks for parts in order, to the end and not further", async () => {
  const asked: [number, number][] = [];
  const reel = new Reel((first, last) => (asked.push([first, last]), Promise.resolve(part(first, last))));
  await reel.load();
  expect(asked).toEqual([[0, 63], [64, 127]]);
  expect(reel.frames.map(({ step }) => step)).toEqual(Array.from({ length: STEPS + 1 }, (_, i) => i));
});

it("a reel that is refused says why", async () => {
  const reel = new Reel(() => Promise.reject(new Refusal("not-now", "a replay is for games that are over")));
  await reel.load();
  expect(reel.fault).toBe("a replay is for games that are over");
});

it("a reel that nobody looks at any more stops", async () => {
  let parts = 0;
  const reel: Reel = new Reel((first, last) => (parts++, reel.stop(), Promise.resolve(part(first, last))));
  await reel.load();
  expect(parts).toBe(1);
});

it("the events of a step are all that happened until then", () => {
  const frames = [frame(0, { events: [event("turn", "a")] }), frame(1, { events: [event("rolled", "b")] }), frame(2, { events: [event("moved", "c")] })];
  expect(eventsUpTo(frames, 1).map(({ text }) => text)).toEqual(["a", "b"]);
});

it("turns begin where the events say so", () => {
  expect(turnsOf([frame(0), frame(1, { events: [event("rolled", "x"), event("turn", "Round 1")] })])).toEqual([{ step: 1, text: "Round 1" }]);
});

it("of several turns that begin at one step the last counts", () => {
  const events = [event("turn", "Round 1"), event("turn", "Round 2")];
  expect(turnsOf([frame(4, { events })])).toEqual([{ step: 4, text: "Round 2" }]);
});

it("a game without turns has rounds", () => {
  expect(turnsOf([frame(3, { events: [event("round", "Round 2")] })])).toEqual([{ step: 3, text: "Round 2" }]);
});

it("with open hands the table is seen by who has to choose, else by who chose", () => {
  expect(actingSeat(frame(1, { entry: { seat: 0 }, asked: [{ seat: 2, prompt: "" }] }))).toBe(2);
  expect(actingSeat(frame(1, { entry: { seat: 1 } }))).toBe(1);
});

import { afterEach, expect, it, vi } from "vitest";
import { Refusal } from "../src/lib/live/api";
import type { Frames, Moment, TableCard } from "../src/lib/wire";
import { actingSeat, eventsUpTo, type Frame, Reel, turnsOf } from "../src/pages/replay/reel.svelte";
import { storySource } from "../src/pages/replay/source";

const event = (kind: string, text: string, data = {}) => ({ kind, text, data, forced: false, rule: null });
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

it("what was taken back is struck out from that step on", () => {
  const frames = [frame(0, { events: [event("turn", "a")] }), frame(1, { events: [event("rolled", "b")] }), frame(2, { events: [event("undo", "c")], struck: [[1, 2]] })];
  expect(eventsUpTo(frames, 1).map(({ text }) => text)).toEqual(["a", "b"]);
  expect(eventsUpTo(frames, 2).map(({ text, struck }) => struck?.text ?? text)).toEqual(["a", "b", "c"]);
  expect(eventsUpTo(frames, 2)[1]?.kind).toBe("struck");
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

it("a turn has its round in front, unless its words name it", () => {
  const turn = (text: string, round?: number) => event("turn", text, round === undefined ? {} : { round });
  const told = (frames: Frame[]) => turnsOf(frames).map(({ text }) => text);
  expect(told([frame(1, { events: [turn("Ann's turn.", 3)] }), frame(2, { events: [turn("Round 3: Ben's turn.", 3)] })])).toEqual(["Round 3: Ann's turn.", "Round 3: Ben's turn."]);
  // In Quaeleon the rounds alone say which they are; a part of a game begins within one.
  const rounds = [frame(0, { view: { round: 8 } }), frame(1, { events: [turn("Turn of Ann, initiative 8.")] }), frame(2, { events: [event("round", "Round 9 begins.", { round: 9 }), turn("Turn of Ben, initiative 9.")] })];
  expect(told(rounds)).toEqual(["Round 8: Turn of Ann, initiative 8.", "Round 9: Turn of Ben, initiative 9."]);
});

it("with open hands the table is seen by who has to choose, else by who chose", () => {
  expect(actingSeat(frame(1, { entry: { seat: 0 }, asked: [{ seat: 2, prompt: "" }] }))).toBe(2);
  expect(actingSeat(frame(1, { entry: { seat: 1 } }))).toBe(1);
});

afterEach(() => void vi.unstubAllGlobals());

/** A seat that has learnt one thing at each moment; the server tells two of them at once, after how things stood. */
function tellStory(moments: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, "http://hall");
    asked.push(url);
    const after = Number(url.searchParams.get("after"));
    const news = Array.from({ length: Math.min(2, moments - after) }, (_, i) => after + i + 1);
    const told: Moment[] = [after, ...news].map((n) => ({ view: { n }, events: n > after ? [{ kind: "deed", text: `${n}` }] : [] }));
    return Promise.resolve(new Response(JSON.stringify({ moments: told })));
  });
  return asked;
}
const card = { table: "abc", game: "quarriors", seats: [{ kind: "person" }, { kind: "bot" }] } as TableCard;

it("a story in parts is one, from how things stood to what is known now", async () => {
  const asked = tellStory(8);
  const reel = new Reel(storySource(card, null, 1, 3, 8));
  await reel.load();
  expect(asked.map(({ search }) => search)).toEqual(["?seat=1&after=3", "?seat=1&after=5", "?seat=1&after=7"]);
  expect(reel.frames.map(({ view }) => view?.n)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(reel.frames.map(({ events }) => events.length)).toEqual([0, 1, 1, 1, 1, 1]);
  expect(reel.steps).toBe(5);
});

it("a story without news ends at once", async () => {
  const asked = tellStory(3);
  const reel = new Reel(storySource(card, null, null, 3, 9));
  await reel.load();
  expect(reel.frames).toHaveLength(1);
  expect(asked.map(({ search }) => search)).toEqual(["?after=3"]);
});

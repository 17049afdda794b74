// @vitest-environment jsdom
import { get } from "svelte/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEY, tokens } from "../../src/lib/live/tokens";
import { Visit } from "../../src/lib/live/visit";
import type { Told } from "../../src/lib/telling/beats";
import type { News, SeatState, TableCard } from "../../src/lib/wire";
import { FakeSocket } from "./fakeSocket";

const TOKEN = `th_${"a".repeat(43)}`;
const decision = { kind: "act", prompt: "What?", rule: null, options: [{ id: "roll", label: "Roll" }], default: "roll" };
const card = (rest: Partial<TableCard> = {}): TableCard => ({
  table: "abc", game: "quarriors", status: "playing", seats: [{ kind: "person", name: "Ann" }], options: {}, manners: {}, commitment: "c", created: -1000, ...rest,
});
const seat = (step: number, rest: Partial<SeatState> = {}): SeatState => ({ seat: 0, step, view: {}, decision, undo: "no", first: 0, events: [], ...rest });
const news = (now: number, rest: Partial<News> = {}): News => ({ is: "news", now, number: now, ...rest });

let sockets: FakeSocket[];
let visit: Visit;
const last = () => sockets[sockets.length - 1] as FakeSocket;
function arrive(): void {
  visit = new Visit("abc", (url) => {
    sockets.push(new FakeSocket(url));
    return last();
  });
  last().greet();
  last().tell(news(1, { me: { seats: [0], host: false, muted: {} }, table: card(), seats: [seat(3)] }));
  vi.advanceTimersByTime(100);
}
const done = () => last().tell({ is: "done", id: last().all("act").at(-1)?.id ?? "" });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  localStorage.clear();
  tokens.keep("abc", TOKEN, "Ann", "quarriors", [0]);
  arrive();
});
afterEach(() => {
  visit.leave();
  vi.useRealTimers();
});

it("hello carries the token that this browser keeps for the table", () => {
  expect(last().all("hello")[0]?.token).toBe(TOKEN);
});

it("an answer names the step it was given at", () => {
  void visit.act(0, "roll");
  expect(last().all("act")).toMatchObject([{ seat: 0, option: "roll", step: 3 }]);
});

it("a second tap does not answer the next question", async () => {
  void visit.act(0, "roll");
  done();
  await vi.advanceTimersByTimeAsync(0);
  void visit.act(0, "roll");
  expect(last().all("act")).toHaveLength(1);
});

it("an answer that came too late is told quietly, and can be given anew", async () => {
  void visit.act(0, "roll");
  last().tell({ is: "refused", id: last().all("act")[0]?.id ?? "", code: "stale", reason: "step 3 was answered" });
  await vi.advanceTimersByTimeAsync(0);
  expect(get(visit.notices).map(({ text }) => text)).toEqual(["Things have changed meanwhile. This is how the table stands now."]);
  void visit.act(0, "roll");
  expect(last().all("act")).toHaveLength(2);
});

it("a restart in the middle of an answer loses nothing", async () => {
  void visit.act(0, "roll");
  last().break(1012);
  vi.advanceTimersByTime(300);
  last().greet();
  expect(last().all("hello")[0]).toMatchObject({ token: TOKEN, seen: { "0": 0 } });
  last().tell(news(1, { seats: [seat(4, { events: [{ kind: "rolled", text: "Ann rolls." }] })] }));
  done();
  await vi.advanceTimersByTimeAsync(100);
  expect(get(visit.state).eyes["0"]).toMatchObject({ step: 4, events: [{ text: "Ann rolls." }] });
  expect(get(visit.notices)).toEqual([]);
});

it("news that come faster than frames are shown at one go", () => {
  const shown = vi.fn();
  const stop = visit.state.subscribe(shown);
  for (const now of [2, 3, 4, 5]) last().tell(news(now, { seats: [seat(now)] }));
  vi.advanceTimersByTime(100);
  stop();
  expect(shown.mock.calls.map(([state]) => state.eyes["0"].step)).toEqual([3, 5]);
});

it("an undo asks the others where it is not free", () => {
  last().tell(news(2, { seats: [seat(5, { undo: "ask" })] }));
  vi.advanceTimersByTime(100);
  void visit.undo(0);
  expect(last().all("undo")).toMatchObject([{ seat: 0, step: 5, ask: true }]);
});

it("a seat that another device took over is lost, and said to be", () => {
  last().tell(news(2, { me: { seats: [], host: false, muted: {} } }));
  expect(get(visit.loss)).toBe("elsewhere");
  expect(tokens.forTable("abc")?.seats).toEqual([]);
});

it("a seat that was freed before the start is not taken for one played elsewhere", () => {
  last().tell(news(2, { table: card({ status: "open", seats: [{ kind: "open" }] }), me: { seats: [], host: false, muted: {} } }));
  expect(get(visit.loss)).toBe("freed");
});

it("another version of the server is noticed", () => {
  expect(get(visit.updated)).toBe(false);
  last().break();
  vi.advanceTimersByTime(300);
  last().greet("2.0");
  expect(get(visit.updated)).toBe(true);
});

it("taking a seat over changes its token, and keeps the new one", async () => {
  const fresh = `th_${"f".repeat(43)}`;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ token: fresh }))));
  const taken = visit.takeOver(`th_${"e".repeat(43)}`);
  await vi.advanceTimersByTimeAsync(0);
  last().greet();
  expect(last().all("hello")[0]?.token).toBe(`th_${"e".repeat(43)}`);
  last().tell({ is: "done", id: last().all("rekey")[0]?.id ?? "" });
  expect(await taken).toBe(true);
  expect([visit.token, tokens.forTable("abc")?.token]).toEqual([fresh, fresh]);
  vi.unstubAllGlobals();
});

it("a key that opens nothing leaves me my own token", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ token: `th_${"f".repeat(43)}` }))));
  const taken = visit.takeOver(`th_${"e".repeat(43)}`);
  await vi.advanceTimersByTimeAsync(0);
  last().greet();
  last().tell({ is: "refused", id: last().all("rekey")[0]?.id ?? "", code: "not-yours", reason: "this token opens nothing here" });
  expect(await taken).toBe(false);
  expect([visit.token, tokens.forTable("abc")?.token]).toEqual([TOKEN, TOKEN]);
  vi.unstubAllGlobals();
});

it("sitting down takes a token first, then gives a seed to the dice", async () => {
  localStorage.removeItem(KEY);
  visit.leave();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ token: TOKEN }))));
  arrive();
  expect(visit.token).toBeNull();
  const sat = visit.sit("Ann", null);
  await vi.advanceTimersByTimeAsync(0);
  last().greet();
  expect(last().all("hello")[0]?.token).toBe(TOKEN);
  const [sit] = last().all("sit");
  expect(sit).toMatchObject({ name: "Ann", seat: null, seed: expect.stringMatching(/^[\w-]{43}$/) as string });
  last().tell({ is: "done", id: sit?.id ?? "", seat: 0 });
  await sat;
  expect(tokens.forTable("abc")).toMatchObject({ token: TOKEN, promise: "c", seeds: [sit?.seed] });
  vi.unstubAllGlobals();
});

const asking = card({ seats: [{ kind: "person", name: "Ann" }, { kind: "person", name: "Bob" }], undo: { seat: 0, yes: [], waiting: [1] } });
const texts = () => get(visit.notices).map(({ text }) => text);

it("who asked to take back is told that another would rather not", () => {
  last().tell(news(2, { table: asking }));
  last().tell(news(3, { table: { ...asking, undo: null } }));
  expect(texts()).toEqual(["Bob would rather not take that back."]);
});

it("what was taken back was not refused", () => {
  last().tell(news(2, { table: asking }));
  last().tell(news(3, { table: { ...asking, undo: null }, seats: [seat(4)] }));
  expect(texts()).toEqual([]);
});

it("a question that I withdraw was not refused", () => {
  last().tell(news(2, { table: asking }));
  void visit.withdrawUndo(0);
  last().tell(news(3, { table: { ...asking, undo: null } }));
  expect(texts()).toEqual([]);
});

const told: Told = { doer: () => 1, dice: () => [], combats: new Set(), leads: new Set(), follows: new Set(), pressed: [] };
const deed = { kind: "captured", text: "Seat 1 captures." };

it("what others do is told before my question, while clocks and talk do not wait", () => {
  visit.tellBy(told);
  const table = card({ to_act: [0], manners: {} });
  last().tell(news(2, { table, seats: [seat(4, { events: [deed] })], talk: [{ at: 2, seat: 0, text: "Well." }] }));
  vi.advanceTimersByTime(200);
  expect(get(visit.state).eyes["0"]).toMatchObject({ step: 4, decision: null });
  expect(get(visit.state).card?.to_act).not.toEqual([0]);
  expect(get(visit.newest).card?.to_act).toEqual([0]);
  expect(get(visit.state).talk).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(get(visit.state).eyes["0"]?.decision).not.toBeNull();
  expect(get(visit.state).card?.to_act).toEqual([0]);
});

it("an onlooker is told what happens", () => {
  visit.tellBy(told);
  last().tell(news(2, { me: { seats: [], host: false, muted: {} }, table: card(), seats: [seat(3, { seat: null, decision: null })] }));
  last().tell(news(3, { seats: [seat(4, { seat: null, decision: null, events: [deed] })] }));
  expect(get(visit.queue.now)?.beat.event.text).toBe(deed.text);
});

it("who was away for long is not told, but gets it in short", () => {
  visit.tellBy(told);
  void visit.act(0, "roll");
  last().break(1006);
  vi.advanceTimersByTime(3_600_000);
  visit.hurry(); // it may just have given a try up
  last().greet();
  last().tell(news(5000, { seats: [seat(9, { events: [deed, deed] })] }));
  expect(visit.queue.busy).toBe(false);
  expect(visit.since.take(0)).toBe(true);
});

it("a game that began before I came is told from its first roll on, or shown as it is where that cannot be had", async () => {
  const story = { moments: [{ view: { to_act: [1] }, events: [{ kind: "rolled", text: "Ben rolls." }] }] };
  const events = [{ kind: "rolled", text: "Ben rolls." }, { kind: "captured", text: "Ben captures." }];
  for (const [answer, first] of [[() => new Response(JSON.stringify(story)), { to_act: [1] }], [() => new Response("{}", { status: 503 }), {}]] as const) {
    localStorage.clear();
    tokens.keep("abc", TOKEN, "Ann", "quarriors", [0]);
    vi.stubGlobal("fetch", () => Promise.resolve(answer()));
    visit = new Visit("abc", (url) => {
      sockets.push(new FakeSocket(url));
      return last();
    });
    visit.queue.hold(true);
    last().greet();
    last().tell(news(1, { me: { seats: [0], host: false, muted: {} }, table: card({ created: 0 }), seats: [seat(3, { events })] }));
    await vi.advanceTimersByTimeAsync(100);
    expect(get(visit.state).eyes["0"]).toMatchObject({ view: first, events: [], decision: null });
    visit.tellBy(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(get(visit.state).eyes["0"]).toMatchObject({ view: {}, events, decision: { seat: 0 } });
    vi.unstubAllGlobals();
  }
});

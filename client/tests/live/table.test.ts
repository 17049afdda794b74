import { describe, expect, it } from "vitest";
import { asked, Gap, seenOf, timeLeft, told, UNKNOWN, unheardSince, waitedFor, welcomed, type TableState } from "../../src/lib/live/table";
import type { EventOut, News, SeatState, TableCard } from "../../src/lib/wire";

const event = (text: string): EventOut => ({ kind: "rolled", text });
const seat = (first: number, texts: string[], rest: Partial<SeatState> = {}): SeatState => ({
  seat: 0, step: first + texts.length, view: {}, decision: null, undo: "no", first, events: texts.map(event), ...rest,
});
const news = (now: number, rest: Partial<News> = {}): News => ({ is: "news", now, number: now, ...rest });
const me = { seats: [0], host: false, muted: {} };
const card = (rest: Partial<TableCard> = {}): TableCard => ({
  table: "abc", game: "quarriors", status: "playing", seats: [], options: {}, manners: {}, commitment: "c", created: 0, ...rest,
});
const texts = (state: TableState) => state.eyes["0"]?.events.map((one) => one.text);
const start = told(UNKNOWN, news(1, { me, table: card(), seats: [seat(0, ["a", "b"])] }), 1);

describe("news", () => {
  it("add events to those that are known", () => {
    expect(texts(told(start, news(2, { seats: [seat(2, ["c"])] }), 2))).toEqual(["a", "b", "c"]);
  });

  it("that tell an event again add nothing", () => {
    expect(texts(told(start, news(2, { seats: [seat(1, ["b", "c"])] }), 2))).toEqual(["a", "b", "c"]);
  });

  it("that leave a gap are not taken", () => {
    expect(() => told(start, news(2, { seats: [seat(5, ["f"])] }), 2)).toThrow(Gap);
  });

  it("tell of view and table what has changed since the ones before", () => {
    const later = told(start, news(2, { seats: [seat(2, ["c"], { view: null, change: { a: [1] } })], change: { status: ["over"] } }), 2);
    expect([later.eyes["0"]?.view, later.card]).toEqual([{ a: 1 }, card({ status: "over" })]);
    const more = told(later, news(3, { seats: [seat(3, ["d"], { view: null, change: { b: [2] } })] }), 3);
    expect([more.eyes["0"]?.view, more.card]).toEqual([{ a: 1, b: 2 }, later.card]);
  });

  it.each([
    ["a view", { seats: [seat(2, ["c"], { view: null, change: {} })] }],
    ["a table", { change: { status: ["over"] } }],
  ])("of changes in %s that we have missed are not taken", (_, rest) => {
    expect(() => told(start, news(3, rest), 3)).toThrow(Gap);
    expect(() => told(UNKNOWN, news(1, rest), 1)).toThrow(Gap);
    expect(() => told(welcomed(start), news(2, rest), 2)).toThrow(Gap);
  });

  it("that are older than what we know change nothing", () => {
    const later = told(start, news(5, { table: card({ status: "over" }) }), 5);
    expect(told(later, news(4, { table: card({ status: "playing" }) }), 5)).toBe(later);
  });

  it("with fewer events than we know leave the view as it is", () => {
    const later = told(start, news(2, { seats: [seat(2, ["c"], { step: 9 })] }), 2);
    expect(told(later, news(3, { seats: [seat(0, ["a"], { step: 1 })] }), 3).eyes["0"]?.step).toBe(9);
  });

  it("of a server whose clock is behind are taken after its welcome", () => {
    const later = told(start, news(50), 50);
    expect(told(welcomed(later), news(40, { table: card({ status: "over" }) }), 50).card?.status).toBe("over");
  });

  it("leave what they do not mention", () => {
    const later = told(start, news(2), 2);
    expect([later.card, later.me, later.eyes["0"]]).toEqual([start.card, me, start.eyes["0"]]);
  });

  it("fill in what the wire leaves out", () => {
    expect(start.eyes["0"]?.events[0]).toEqual({ kind: "rolled", text: "a", data: {}, forced: false, rule: null });
  });

  it("strike out what was taken back: it has no text or data any more, and the log knows what it was", () => {
    const later = told(start, news(2, { seats: [seat(2, ["undo"], { struck: [[1, 2]] })] }), 2);
    expect(texts(later)).toEqual(["a", "", "undo"]);
    expect(later.eyes["0"]?.events[1]).toEqual({ kind: "struck", text: "", data: {}, forced: false, rule: null, struck: { kind: "rolled", text: "b" } });
  });

  it("strike nothing out twice", () => {
    const once = told(start, news(2, { seats: [seat(2, ["undo"], { struck: [[1, 2]] })] }), 2);
    const twice = told(once, news(3, { seats: [seat(3, ["again"], { struck: [[0, 2]] })] }), 3);
    expect(twice.eyes["0"]?.events.map(({ struck }) => struck?.text)).toEqual(["a", "b", undefined, undefined]);
  });

  it("that take my seat away close its eyes", () => {
    expect(told(start, news(2, { me: { ...me, seats: [] } }), 2).eyes).toEqual({});
  });

  it("tell a line of talk once", () => {
    const line = { at: 3, seat: 1, text: "hello" };
    const once = told(start, news(3, { talk: [line] }), 3);
    expect(told(once, news(4, { talk: [line, { at: 4, seat: 1, phrase: "ouch" }] }), 4).talk.map(({ at }) => at)).toEqual([3, 4]);
  });
});

it("hello says how many events of each seat are known", () => {
  expect(seenOf(start)).toEqual({ seen: { "0": 2 }, talk: 0 });
});

it("my seats with a question are asked, the seats of others are waited for", () => {
  const decision = { kind: "act", prompt: "What?", rule: null, options: [{ id: "x", label: "X" }], default: "x" };
  const state = told(start, news(2, { table: card({ to_act: [0, 2] }), seats: [seat(2, [], { decision })] }), 2);
  expect([asked(state), waitedFor(state)]).toEqual([[0], [2]]);
});

describe("the time of a seat", () => {
  it("runs by the server's clock", () => {
    expect(timeLeft({ kind: "person", until: 130 }, 10, 100)).toBe(20);
  });
  it("stands still while others play", () => {
    expect(timeLeft({ kind: "person", left: 55 }, 10, 100)).toBe(55);
  });
  it("never falls below nothing", () => {
    expect(timeLeft({ kind: "person", until: 5 }, 0, 100)).toBe(0);
  });
  it("is none on a table without a clock", () => {
    expect(timeLeft({ kind: "person" }, 0, 100)).toBeNull();
  });
});

it("only what others said since the last look is unheard", () => {
  const talk = [1, 2, 3].flatMap((at) => [{ at, seat: 0, text: "mine" }, { at, seat: 1, text: "theirs" }]);
  expect(unheardSince({ ...start, talk }, 1)).toBe(2);
});

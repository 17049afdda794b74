import { describe, expect, it } from "vitest";
import { orderNow, tieIn } from "../../src/games/quaeleon/order";
import { beatsOf, changesIn, roundAt, sceneAt, type Ticket } from "../../src/games/quaeleon/story";
import type { View } from "../../src/games/quaeleon/view";
import { struckOut, type Event, type Json } from "../../src/lib/kernel";

const event = (kind: string, data: Record<string, Json>): Event => ({ kind, data, forced: false, rule: null, text: kind });
const view = { round: 7, seats: [{ health: 44, cards: 5 }, { health: 38, cards: 5 }] } as View;

const ROUND = [
  event("round", { round: 2, must_stack: false }),
  event("set", { stacks: [2, 1], health: [47, 46] }),
  event("revealed", { seat: 0, card: "kettle-drake", initiative: 17 }),
  event("revealed", { seat: 1, card: "spite-jar", initiative: 12 }),
  event("turn", { seat: 0, initiative: 17, next: [{ seat: 1, initiative: 12, tie: null }] }),
  event("activated", { seat: 0, card: "kettle-drake", slot: 1 }),
  event("attack", { seat: 0, card: "kettle-drake", power: 8, hits: [{ seat: 1, n: 8, health: 38 }] }),
  event("annihilated", { seat: 1, card: "spite-jar", slot: null }),
  event("answers", { seat: 1, card: "spite-jar" }),
  event("lost", { seat: 0, n: 3, health: 44 }),
];
const beats = beatsOf(ROUND, roundAt(ROUND, ROUND.length - 1));
const kinds = (at: number) => ROUND.slice(beats[at]?.from, beats[at]?.to).map(({ kind }) => kind);
const scene = (at: number) => sceneAt(ROUND, beats[at] ?? { from: 0, to: 0 }, view);

describe("the beats of a round", () => {
  it("begin with its stacks", () => expect(kinds(0)).toEqual(["set"]));
  it("turn all cards up together", () => expect(kinds(1)).toEqual(["revealed", "revealed"]));
  it("tell a turn with its card", () => expect(kinds(2)).toEqual(["turn", "activated"]));
  it("tell an answer with what it does", () => expect(kinds(5)).toEqual(["answers", "lost"]));
  it("tell what an attack sets off with the attack", () => {
    const events = [...ROUND.slice(0, 7), event("answers", { seat: 1, card: "mirror-moat" }), event("lost", { seat: 0, n: 2, health: 45 })];
    const last = beatsOf(events, roundAt(events, 8)).at(-1);
    expect(events.slice(last?.from, last?.to).map(({ kind }) => kind)).toEqual(["attack", "answers", "lost"]);
  });
});

describe("a scene", () => {
  it("leaves out what was taken back", () => {
    const stands = struckOut(ROUND, [[6, 10]]);
    const round = roundAt(stands, stands.length - 1);
    expect(changesIn(ROUND, round).get(1)).toBe(-8);
    expect(changesIn(stands, round).size).toBe(0);
    expect(sceneAt(stands, { from: stands.length, to: stands.length }, view).health).toEqual([47, 46]);
  });
  it("begins within a round with what lay there, as far as it is there still", () => {
    const laid = (card: string, slot: number) => ({ card, slot, silent: false });
    const seats = [{ health: 44, cards: 5, stack: 1, field: [laid("lead-boots", 2), laid("kettle-drake", 1)] }, { health: 38, cards: 5, stack: 0, field: [] }];
    const middle = sceneAt(ROUND.slice(2, 6), { from: 2, to: 4 }, { ...view, seats } as unknown as View);
    expect(middle.stacks).toEqual([1, 0]);
    expect(middle.fields[0]?.map(({ card }) => card)).toEqual(["lead-boots", "kettle-drake"]);
    const over = [...ROUND.slice(2, 6), event("cleared", {}), event("set", { stacks: [3, 3], health: [44, 38] })];
    expect(sceneAt(over, { from: 0, to: 1 }, view).stacks).toEqual([0, 1]);
  });
  it("counts the cards that are turned up off the stacks", () => expect(scene(1).stacks).toEqual([1, 0]));
  it("begins with the health that was told", () => expect(scene(1).health).toEqual([47, 46]));
  it("lays the card where it was told", () => expect(scene(2).fields[0]).toMatchObject([{ card: "kettle-drake", slot: 1 }]));
  it("shows what the beat changed", () => expect([...scene(3).changes]).toEqual([[1, -8]]));
  it("has the health that was told", () => expect(scene(3).health[1]).toBe(38));
  it("marks a card that never came into play", () => expect(scene(4).tickets.find(({ seat }) => seat === 1)?.fate).toBe("gone"));
  it("has the hands that were told, and what came to them", () => {
    const events = [event("set", { stacks: [2, 1], hands: [3, 4], health: [47, 46] }), event("drawn", { seat: 0, n: 2 }), event("stole", { seat: 1, from: 0, n: 1 }), event("discarded", { seat: 1, cards: ["lead-boots", "spite-jar"] })];
    expect(sceneAt(events, { from: 3, to: 4 }, view).hands).toEqual([4, 3]);
  });
  it("marks whose defence the beat changed, of those who lose a card too", () => {
    const gone = event("annihilated", { seat: 1, card: "turnip-palisade", slot: 1, defences: [2, 0] });
    const events = [...ROUND.slice(0, 4), event("turn", { seat: 0, initiative: 17, next: [], defences: [2, 4] }), gone];
    const { defence, guards } = sceneAt(events, { from: 5, to: 6 }, view);
    expect([defence, [...guards]]).toEqual([[2, 0], [1]]);
  });
  it("knows what sticks to a card, how strong it struck and what shields kept off", () => {
    const moat = event("activated", { seat: 1, card: "mirror-moat", slot: 1 });
    const changed = event("changed", { seat: 0, card: "kettle-drake", stat: "attack", op: "add", n: 4 });
    const attack = event("attack", { seat: 0, card: "kettle-drake", power: 10, hits: [{ seat: 1, n: 7, health: 39, stopped: 3, shields: [{ card: "mirror-moat", n: 3 }] }] });
    const events = [...ROUND.slice(0, 6), moat, changed, attack];
    expect(sceneAt(events, { from: 7, to: 8 }, view).fields[0]).toMatchObject([{ changes: [{ stat: "attack", n: 4 }], power: null }]);
    expect(sceneAt(events, { from: 8, to: 9 }, view).fields).toMatchObject([[{ power: 10 }], [{ guard: 3 }]]);
  });
  it("is of its own round, not of the one that is on", () => expect(scene(1).round).toBe(2));
});

const waits = (seat: number, card: string | null, initiative: number, tie: Ticket["tie"] = null): Ticket => ({ seat, card, initiative, fate: "waits", silent: false, tie });

it("a turn tells who follows, also those who have no card", () => {
  const next = [{ seat: 0, initiative: 9, tie: null }, { seat: 2, initiative: 0, tie: null }];
  const events = [...ROUND.slice(0, 4), event("turn", { seat: 1, initiative: 12, next })];
  const { tickets } = sceneAt(events, { from: 4, to: 5 }, view);
  expect(tickets.map(({ seat, card, initiative }) => [seat, card, initiative])).toEqual([[1, "spite-jar", 12], [0, "kettle-drake", 9], [2, null, 0]]);
});

it("who has played stands first, in the order of the turns", () => {
  const events = [
    ...ROUND.slice(0, 4),
    event("turn", { seat: 1, initiative: 12, next: [{ seat: 0, initiative: 17, tie: null }] }),
    event("turn", { seat: 0, initiative: 17, next: [] }),
  ];
  expect(sceneAt(events, { from: 5, to: 6 }, view).tickets.map(({ seat, fate }) => [seat, fate])).toEqual([[1, "played"], [0, "now"]]);
});

it("a position without a story has the order and the initiative of the view", () => {
  const seat = (revealed: string | null, field: string[] = []) => ({ revealed: revealed && { card: revealed, silent: false }, field: field.map((card, order) => ({ card, order })) });
  const waiting = [{ seat: 0, initiative: 28, tie: null }, { seat: 2, initiative: 0, tie: null }];
  const now = { turn: 1, turn_initiative: 40, waiting, seats: [seat("rooftop-crossbow"), seat(null, ["wet-blanket", "polite-assassin"]), seat(null)] };
  expect(orderNow(now as unknown as View, { tickets: [] }).map(({ seat, card, initiative, fate }) => [seat, card, initiative, fate])).toEqual([
    [1, "polite-assassin", 40, "now"],
    [0, "rooftop-crossbow", 28, "waits"],
    [2, null, 0, "waits"],
  ]);
});

it("a tie names the health of both", () => {
  expect(tieIn([waits(0, "a", 28), waits(1, "b", 28, "health")], [41, 36])).toEqual({ initiative: 28, more: 41, less: 36, gone: false });
});

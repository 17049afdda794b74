import { describe, expect, it } from "vitest";
import { inOrder, orderThen, tieIn } from "../../src/games/quaeleon/order";
import { beatsOf, roundAt, sceneAt, type Ticket } from "../../src/games/quaeleon/story";
import type { View } from "../../src/games/quaeleon/view";
import type { Event, Json } from "../../src/lib/kernel";

const event = (kind: string, data: Record<string, Json>): Event => ({ kind, data, forced: false, rule: null, text: kind });
const view = { round: 7, seats: [{ health: 44 }, { health: 38 }] } as View;

const ROUND = [
  event("round", { round: 2, must_stack: false }),
  event("set", { stacks: [2, 1] }),
  event("revealed", { seat: 0, card: "kettle-drake", initiative: 17 }),
  event("revealed", { seat: 1, card: "spite-jar", initiative: 12 }),
  event("turn", { seat: 0, initiative: 17 }),
  event("activated", { seat: 0, card: "kettle-drake" }),
  event("attack", { seat: 0, card: "kettle-drake", power: 8, hits: [{ seat: 1, n: 8, health: 38 }] }),
  event("annihilated", { seat: 1, card: "spite-jar" }),
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
});

describe("a scene", () => {
  it("counts the cards that are turned up off the stacks", () => expect(scene(1).stacks).toEqual([1, 0]));
  it("knows the health before the first change", () => expect(scene(1).health).toEqual([47, 46]));
  it("lays the card on the leftmost empty place", () => expect(scene(2).fields[0]).toEqual([{ card: "kettle-drake", slot: 1 }]));
  it("shows what the beat changed", () => expect([...scene(3).changes]).toEqual([[1, -8]]));
  it("has the health that was told", () => expect(scene(3).health[1]).toBe(38));
  it("marks a card that never came into play", () => expect(scene(4).tickets.find(({ seat }) => seat === 1)?.fate).toBe("gone"));
  it("is of its own round, not of the one that is on", () => expect(scene(1).round).toBe(2));
});

const waits = (seat: number, card: string | null, initiative: number): Ticket => ({ seat, card, initiative, fate: "waits", silent: false });

it("the order is by initiative, then health, and who has no card comes last", () => {
  const order = inOrder([waits(0, null, 0), waits(1, "a", 0), waits(2, "b", 20), waits(3, "c", 20)], [50, 50, 10, 30]);
  expect(order.map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
});

it("who has played stands first, in the order of the turns", () => {
  const events = [
    ...ROUND.slice(0, 4),
    event("turn", { seat: 1, initiative: 12 }),
    event("turn", { seat: 0, initiative: 17 }),
  ];
  expect(orderThen(sceneAt(events, { from: 5, to: 6 }, view)).map(({ seat, fate }) => [seat, fate])).toEqual([[1, "played"], [0, "now"]]);
});

it("a tie names the health of both", () => {
  expect(tieIn([waits(0, "a", 28), waits(1, "b", 28)], [41, 36])).toEqual({ initiative: 28, more: 41, less: 36 });
});

import { expect, it } from "vitest";
import { linesOf } from "../../src/games/quaeleon/lines";
import type { Event, Json } from "../../src/lib/kernel";

const event = (kind: string, text: string, data: Record<string, Json> = {}): Event => ({ kind, text, data, forced: false, rule: null });
const lines = (...events: Event[]) => linesOf(events, (shown) => `Reveal: ${shown.length}.`).map(({ text }) => text);

it("cards that are revealed together are one line", () => {
  expect(lines(event("revealed", "A."), event("revealed", "B."), event("turn", "C."))).toEqual(["Reveal: 2.", "C."]);
});

it("one that is revealed alone keeps its words", () => {
  expect(lines(event("revealed", "A."))).toEqual(["A."]);
});

it("a card that answers and what it does are one line, of the one who answers", () => {
  const told = linesOf([event("answers", "Moat takes effect.", { seat: 1 }), event("lost", "You lose 2.", { seat: 0 })], () => "");
  expect(told).toEqual([{ ...event("answers", "Moat takes effect: You lose 2."), data: { seat: 1 } }]);
});

it("an answer without an effect is told all the same", () => {
  expect(lines(event("answers", "Moat takes effect."))).toEqual(["Moat takes effect."]);
});

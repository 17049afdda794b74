/** The arithmetic that is told: in names, and with all of the defence that an attack meets. */
import { expect, it } from "vitest";
import type { CardFacts } from "../../src/games/quaeleon/catalogue";
import { guardOf, reckoned, sumWords, valuesThen } from "../../src/games/quaeleon/reckoning";

const change = (n: number, op: "add" | "mul" | "set" = "add", source: string | null = "Fog") => ({ stat: "attack" as const, op, n, source, owner: 0 });
const named = ({ source }: { source: string | null }) => source ?? "?";

it("an attack is told as a sum with the names of what changed it", () => {
  expect(sumWords(3, { changes: [change(-2)], power: 1 }, named)).toBe("3 − 2 Fog = 1");
  expect(sumWords(3, { changes: [change(5, "add", "Imp"), change(0.5, "mul")], power: 4 }, named)).toBe("3 + 5 Imp × 0.5 Fog = 4");
  expect(sumWords(8, { changes: [], power: 8 }, named)).toBe("8");
});

it("what no event names came of the cards in force", () => {
  expect(sumWords(3, { changes: [], power: 1 }, named)).toBe("3 − 2 Cards in force = 1");
});

it("the defence is told whole, though less of it stops the attack", () => {
  const hit = { seat: 0, n: 0, health: 9, stopped: 1, shields: [{ card: "moat", n: 2 }] };
  expect(guardOf(hit, 0)).toBe(2);
  expect(guardOf({ ...hit, stopped: 0 }, 5)).toBe(0);
});

it("values are rounded up and never below nothing", () => {
  expect(reckoned(3, [change(0.5, "mul")])).toBe(2);
  expect(reckoned(1, [change(-2)])).toBe(0);
});

it("a card in the story has the values it had then", () => {
  const facts = { attack: 3, defence: 1, healing: null } as CardFacts;
  const laid = { card: "needle-rain", slot: 1, silent: false, changes: [change(5)], power: null, guard: null };
  expect(valuesThen(laid, facts)).toEqual({ attack: 8, defence: 1, healing: null });
  expect(valuesThen({ ...laid, power: 6, guard: 4 }, facts)).toEqual({ attack: 6, defence: 4, healing: null });
});

/** Small views and events of Quarriors for tests. */
import type { ReadyDie, SeatView, View, WildsCard } from "../../src/games/quarriors/view";
import type { Event, Json } from "../../src/lib/kernel";

export function event(kind: string, data: Record<string, Json>): Event {
  return { kind, data, forced: false, rule: null, text: kind };
}

export function seat(zones: Partial<SeatView> = {}): SeatView {
  return { glory: 0, quiddity: 0, wealth: 0, bag: {}, used: {}, active: [], spent: [], ready: [], aside: [], passed: false, watches: [], ...zones };
}

export function readyDie(ref: string, die: string, more: Partial<ReadyDie> = {}): ReadyDie {
  return { ref, name: die, alike: ref, die, creature: !die.startsWith("death"), attached: [], ...more };
}

export function wildsCard(die: string, dice: number): WildsCard {
  const alike = [1, 2, 3, 4, 5, 6];
  return { ref: `wilds:${die}`, card: `${die}/Base`, die, kind: "creature", cost: 1, price: 1, paid: [], glory: 1, dice, alike };
}

type More = Partial<Omit<View, "wilds" | "seats">> & { wilds: Record<string, number> };

/** The seats in order; what else matters, last. */
export function view(...parts: (SeatView | More)[]): View {
  const seats = parts.filter((part): part is SeatView => "bag" in part);
  const { wilds, ...more } = parts.find((part): part is More => "wilds" in part) ?? { wilds: {} };
  return {
    game: "quarriors", seat: 0, players: seats.length, step: 1, to_act: [0], outcome: null, goal: 15, first: 0, turn: 0, round: 1, immediate: true,
    summoned: [], expert: false, scored: [], lost: [], phase: "ready", captures: 1, culling: false,
    wilds: Object.entries(wilds).map(([die, n]) => wildsCard(die, n)),
    summons: [], seats, attack: null, ...more,
  };
}

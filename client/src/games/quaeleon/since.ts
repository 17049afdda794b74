/** What the last round was for everybody, in one line each: the cards that were played, and what became of the health. */
import type { Event } from "../../lib/kernel";
import { changesIn, roundAt } from "./story";

export interface SinceOf {
  seat: number;
  cards: string[];
  /** Gained, or lost if below 0. */
  health: number;
}

/** In the order of the seats; nobody who neither played nor changed. Nothing before the first round. */
export function sinceOf(events: readonly Event[], seats: number): SinceOf[] {
  const round = roundAt(events, events.length - 1);
  if (events[round.from]?.kind !== "set") return [];
  const changes = changesIn(events, round);
  const played = events.slice(round.from, round.to).filter(({ kind }) => kind === "activated");
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    cards: played.filter(({ data }) => data.seat === seat).map(({ data }) => String(data.card)),
    health: changes.get(seat) ?? 0,
  })).filter(({ cards, health }) => cards.length || health);
}

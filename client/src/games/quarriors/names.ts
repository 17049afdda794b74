/** The server writes `seat 1`; at a table people have names. */
import type { Event, Json } from "../../lib/kernel";
import type { Person } from "../game";

export function named(text: string, people: readonly Person[]): string {
  return text.replace(/\bseat (\d+)\b/gi, (seat, n: string) => people[Number(n)]?.name ?? seat);
}

/** The number in `seat 1`; null where nobody is meant. */
export function seatIn(value: Json | undefined): number | null {
  const found = typeof value === "string" ? /^seat (\d+)$/.exec(value) : null;
  return found ? Number(found[1]) : null;
}

/** Whose deed it was. */
export function doer(event: Event): number | null {
  if (typeof event.data.seat === "number") return event.data.seat;
  return seatIn(event.data.player);
}

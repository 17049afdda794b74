/** Who is meant in an event: its data name a player `seat 1`. */
import type { Event, Json } from "../../lib/kernel";

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

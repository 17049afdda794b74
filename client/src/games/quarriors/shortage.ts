/** What is missing for a card in the Wilds: in full, or with its energy, which cannot pay the full price. */
import type { SeatView, WildsCard } from "./view";

/** By how much each way is missed; null where there is none, or no unit of the energy. */
function missing({ price, discounted, energy }: WildsCard, seat: SeatView): { full: number; low: number | null } {
  const own = energy === "light" ? (seat.light_wealth ?? 0) : energy === "dark" ? (seat.dark_wealth ?? 0) : 0;
  if (!discounted) return { full: price - seat.wealth, low: null };
  return { full: price - seat.wealth + own, low: own > 0 ? discounted.price - seat.wealth : null };
}

/** How much is missing the nearer way; 0 where it is not quiddity. */
export function shortOf(card: WildsCard, seat: SeatView): number {
  if (card.paid !== null || card.discounted?.paid) return 0;
  const { full, low } = missing(card, seat);
  return Math.max(0, Math.min(full, low ?? full));
}

/** The capture that is nearest to be paid. */
export function nearest(card: WildsCard, seat: SeatView): string {
  const { full, low } = missing(card, seat);
  return low !== null && low < full && card.energy ? `capture ${card.die} with ${card.energy}` : `capture ${card.die}`;
}

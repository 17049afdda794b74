/** Who plays when: those who have played, whose turn it is, and the others as they stand now. */
import type { Scene, Ticket } from "./story";
import type { View } from "./view";

/** The order of play now. Who has played is in the story; who waits is in the view. */
export function orderNow(view: View, { tickets }: Pick<Scene, "tickets">): Ticket[] {
  const waits = view.waiting.map((seat): Ticket => {
    const up = view.seats[seat]?.revealed;
    const told = tickets.find((ticket) => ticket.seat === seat);
    if (!up && told?.fate === "gone") return { ...told, initiative: 0 };
    return { seat, card: up?.card ?? null, initiative: up?.initiative ?? 0, fate: "waits", silent: up?.silent ?? false };
  });
  const told = tickets.filter(({ seat }) => !view.waiting.includes(seat));
  const now = told.find(({ seat }) => seat === view.turn) ?? ticketOf(view);
  const done = told.filter(({ seat }) => seat !== view.turn).map((ticket): Ticket => ({ ...ticket, fate: ticket.fate === "gone" ? "gone" : "played" }));
  return [...done, ...(now ? [{ ...now, fate: "now" as const }] : []), ...inOrder(waits, view.seats.map(({ health }) => health))];
}

/** In a position without a story the card in play is the last on the field. */
function ticketOf({ turn, seats }: View): Ticket | null {
  if (turn === null) return null;
  const last = [...(seats[turn]?.field ?? [])].sort((a, b) => a.order - b.order).at(-1);
  return { seat: turn, card: last?.card ?? null, initiative: 0, fate: "now", silent: false };
}

/** Highest initiative first, a card before none, then more health (KQ-2.3 to KQ-2.5). */
export function inOrder(tickets: readonly Ticket[], health: readonly number[]): Ticket[] {
  const worth = ({ seat, card, initiative, fate }: Ticket) => [card && fate !== "gone" ? 1 : 0, initiative, health[seat] ?? 0] as const;
  return [...tickets].sort((a, b) => {
    const [x, y] = [worth(a), worth(b)];
    return y[0] - x[0] || y[1] - x[1] || y[2] - x[2];
  });
}

/** The order of a moment of the story: as it was told, the others as they stood. */
export function orderThen({ tickets, health }: Scene): Ticket[] {
  const ahead = tickets.filter(({ fate }) => fate === "waits" || fate === "gone");
  return [...tickets.filter((ticket) => !ahead.includes(ticket)), ...inOrder(ahead, health)];
}

/** Two that wait with the same initiative: more health goes first, or both cards are gone. */
export function tieIn(tickets: readonly Ticket[], health: readonly number[]): { initiative: number; more: number; less: number } | null {
  const ahead = tickets.filter(({ fate, card }) => card && (fate === "waits" || fate === "now"));
  for (const [i, { initiative, seat }] of ahead.entries()) {
    const next = ahead[i + 1];
    if (next?.initiative === initiative) return { initiative, more: health[seat] ?? 0, less: health[next.seat] ?? 0 };
  }
  return null;
}

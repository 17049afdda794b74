/** Who plays when: those who have played, whose turn it is, and the others as they stand now. */
import type { Scene, Ticket } from "./story";
import type { View } from "./view";

/** The order of play now. Who has played is in the story; who plays and who waits is in the view. */
export function orderNow(view: View, { tickets }: Pick<Scene, "tickets">): Ticket[] {
  const told = (seat: number) => tickets.find((ticket) => ticket.seat === seat);
  const waits = view.waiting.map((waiting): Ticket => {
    const up = view.seats[waiting.seat]?.revealed;
    const gone = !up && told(waiting.seat)?.fate === "gone";
    return { ...waiting, card: up?.card ?? (gone ? (told(waiting.seat)?.card ?? null) : null), fate: gone ? "gone" : "waits", silent: up?.silent ?? false };
  });
  const ahead = new Set([view.turn, ...view.waiting.map(({ seat }) => seat)]);
  const done = tickets.filter(({ seat }) => !ahead.has(seat)).map((ticket): Ticket => ({ ...ticket, fate: ticket.fate === "gone" ? "gone" : "played" }));
  if (view.turn === null) return [...done, ...waits];
  const now = told(view.turn) ?? inPlay(view, view.turn);
  return [...done, { ...now, initiative: view.turn_initiative, fate: "now", tie: null }, ...waits];
}

/** In a position without a story the card in play is the one turned up, else the last on the field. */
function inPlay({ seats }: View, seat: number): Ticket {
  const up = seats[seat]?.revealed;
  const last = [...(seats[seat]?.field ?? [])].sort((a, b) => a.order - b.order).at(-1);
  return { seat, card: up?.card ?? last?.card ?? null, initiative: 0, fate: "now", silent: up?.silent ?? false, tie: null };
}

/** Two that wait with the same initiative: more health goes first, or both cards are gone. */
export function tieIn(tickets: readonly Ticket[], health: readonly number[]): { initiative: number; more: number; less: number; gone: boolean } | null {
  const at = tickets.findIndex(({ tie, fate }) => tie && fate === "waits");
  const [first, second] = [tickets[at - 1], tickets[at]];
  if (!first || !second) return null;
  return { initiative: second.initiative, more: health[first.seat] ?? 0, less: health[second.seat] ?? 0, gone: second.tie === "gone" };
}

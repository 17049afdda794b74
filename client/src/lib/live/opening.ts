/** A game that has just begun is told from its first roll on, whoever throws it. */
import type { Json } from "../wire";
import { api } from "./api";
import { nameOf, type TableState } from "./table";

/** So long after it was set up a table is new to who has not answered at it yet. */
const NEW_S = 30;

/** We waited for it, or come from setting it up. */
export function hasJustBegun(before: TableState, { card, me, eyes, now }: TableState, answered: boolean): boolean {
  // A lesson that is tried in its middle begins there.
  if (card?.status !== "playing" || !Object.keys(eyes).length || card.lesson?.given) return false;
  return before.card ? before.card.status === "open" : me.seats.length > 0 && !answered && now - card.created < NEW_S;
}

/** Before anything was told of a state: what its dice brought is not to be seen. */
export function unopened(state: TableState): TableState {
  const eyes = Object.entries(state.eyes).map(([name, seen]) => [name, { ...seen, events: [], decision: null, undo: "no" as const, opening: seen.events }]);
  return { ...state, eyes: Object.fromEntries(eyes) };
}

/** The states that led to this one, if others have answered already; none where several seats share the screen. */
export async function wayTo(state: TableState, token: string | null): Promise<TableState[]> {
  const [[name, seen] = [], more] = Object.entries(state.eyes);
  const { card } = state;
  if (!card || !name || !seen || more || !seen.step) return [];
  const { moments } = await api.story(card.table, token, seen.seat, 0);
  let known = 0;
  return moments.flatMap(({ view, events }) => {
    known += events.length;
    if (known >= seen.events.length) return [];
    const eyes = { [nameOf(seen.seat)]: { ...seen, view: view as Record<string, Json>, events: seen.events.slice(0, known), decision: null, undo: "no" as const } };
    return [{ ...state, eyes, card: { ...card, to_act: view.to_act as number[] } }];
  });
}

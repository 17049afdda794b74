/** What it takes to draw a game: its own table, and what is printed in its box. */
import { isDrawn, loadGame } from "../../games/load";
import type { Game, Person } from "../../lib/game";
import type { Event, Json } from "../../lib/kernel";
import { api } from "../../lib/live/api";
import { eventWithNames } from "../../lib/live/names";
import PlainTable from "../../lib/pieces/PlainTable.svelte";

export interface Drawing {
  table: Game["table"];
  catalogue: Json;
  inks?: Game["inks"];
  mat?: Game["mat"];
  signs?: Game["signs"];
  standing?: Game["standing"];
  ending?: Game["ending"];
  together?: Game["together"];
  told?: Game["told"];
}

/** How an event is said with the names of people: as the game says it, where it has a way of its own. */
export function spokenBy(drawing: Drawing | null, view: Json | undefined, people: readonly Person[]): (event: Event) => string {
  const names = people.map(({ name }) => name);
  return (event) => {
    const named = eventWithNames(event, names);
    const words = view === undefined ? undefined : drawing?.told?.words;
    return words && named.text ? words(named, { view, people, catalogue: drawing?.catalogue }) : named.text;
  };
}

export async function drawingOf(game: string): Promise<Drawing> {
  if (!isDrawn(game)) return { table: PlainTable, catalogue: null };
  const [{ table, inks, mat, signs, standing, ending, together, told }, { catalogue }] = await Promise.all([loadGame(game), api.catalogue(game)]);
  return { table, catalogue, inks, mat, signs, standing, ending, together, told };
}

/** What it takes to draw a game: its own table, and what is printed in its box. */
import { isDrawn, loadGame } from "../../games/load";
import type { Game } from "../../lib/game";
import type { Json } from "../../lib/kernel";
import { api } from "../../lib/live/api";
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

export async function drawingOf(game: string): Promise<Drawing> {
  if (!isDrawn(game)) return { table: PlainTable, catalogue: null };
  const [{ table, inks, mat, signs, standing, ending, together, told }, { catalogue }] = await Promise.all([loadGame(game), api.catalogue(game)]);
  return { table, catalogue, inks, mat, signs, standing, ending, together, told };
}

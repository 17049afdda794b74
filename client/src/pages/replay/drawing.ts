/** What it takes to draw a game: its own table, and what is printed in its box. */
import type { Game } from "../../games/game";
import { isGame, loadGame } from "../../games/load";
import PlainTable from "../../games/PlainTable.svelte";
import type { Json } from "../../lib/kernel";
import { api } from "../../lib/live/api";

export interface Drawing {
  table: Game["table"];
  catalogue: Json;
  inks?: Game["inks"];
}

export async function drawingOf(game: string): Promise<Drawing> {
  if (!isGame(game)) return { table: PlainTable, catalogue: null };
  const [{ table, inks }, { catalogue }] = await Promise.all([loadGame(game), api.catalogue(game)]);
  return { table, catalogue, inks };
}

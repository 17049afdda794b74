import type { Game } from "../game";
import PlainTable from "../PlainTable.svelte";
import sprite from "./glyphs.svg?raw";

export const game: Game = { sprite, table: PlainTable };

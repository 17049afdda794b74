import type { Game } from "../../lib/game";
import Gallery from "./Gallery.svelte";
import sprite from "./glyphs.svg?raw";
import Table from "./Table.svelte";
import type { View } from "./view";

export const game: Game = { sprite, table: Table, gallery: Gallery, mat: (view: View) => view.turn };

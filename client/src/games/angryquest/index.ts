import type { Game } from "../../lib/game";
import { seatInks } from "./cast";
import Gallery from "./Gallery.svelte";
import sprite from "./glyphs.svg?raw";
import { signs } from "./signWords";
import Table from "./Table.svelte";

export const game: Game = { sprite, table: Table, gallery: Gallery, signs, inks: seatInks };

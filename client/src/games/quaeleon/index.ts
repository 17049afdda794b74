import type { Game } from "../../lib/game";
import Gallery from "./Gallery.svelte";
import sprite from "./glyphs.svg?raw";
import "./print.css";
import { signs } from "./signWords";
import Table from "./Table.svelte";

export const game: Game = { sprite, table: Table, gallery: Gallery, signs };

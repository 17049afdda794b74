import type { Game } from "../game";
import sprite from "./glyphs.svg?raw";
import "./print.css";
import Table from "./Table.svelte";

export const game: Game = { sprite, table: Table };

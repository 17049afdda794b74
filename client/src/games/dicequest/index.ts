import type { Game } from "../../lib/game";
import { sprite } from "./drawings";
import Gallery from "./Gallery.svelte";
import "./print.css";
import Table from "./Table.svelte";
import type { View } from "./view";

export const game: Game = { sprite, table: Table, gallery: Gallery, mat: (view: View) => view.turn };

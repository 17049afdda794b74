import type { Game } from "../../lib/game";
import { sprite } from "./drawings";
import Gallery from "./Gallery.svelte";
import "./print.css";
import { signs } from "./signWords";
import Table from "./Table.svelte";
import { told } from "./told";
import type { View } from "./view";

export const game: Game = { sprite, table: Table, gallery: Gallery, signs, mat: (view: View) => view.turn, told };

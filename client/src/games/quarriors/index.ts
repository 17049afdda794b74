import type { Game } from "../../lib/game";
import sprite from "./glyphs.svg?raw";
import { rolled } from "./rolled";
import { signs } from "./signWords";
import Table from "./Table.svelte";
import { told } from "./told";
import type { View } from "./view";

export const game: Game = { sprite, table: Table, gallery: async () => (await import("./Gallery.svelte")).default, signs, mat: (view: View) => view.turn, told, rolled };

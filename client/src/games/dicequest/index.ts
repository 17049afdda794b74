import type { Game } from "../../lib/game";
import { sprite } from "./drawings";
import "./print.css";
import { rolled } from "./rolled";
import { signs } from "./signWords";
import { t } from "./t";
import Table from "./Table.svelte";
import { told } from "./told";
import type { View } from "./view";

/** All need so many points, or all lose. */
const together = ({ goal }: View) => goal !== null;
/** What was left of an adventure that all played together. */
const ending = (view: View) => (together(view) && view.adventure?.tokens.length ? t("dq.threatsLeft", { n: view.adventure.tokens.length }) : "");

export const game: Game = { sprite, table: Table, gallery: async () => (await import("./Gallery.svelte")).default, signs, mat: (view: View) => view.turn, ending, together, told, rolled };

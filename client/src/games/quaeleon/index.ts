import type { Game } from "../../lib/game";
import sprite from "./glyphs.svg?raw";
import "./print.css";
import { signs } from "./signWords";
import { t } from "./t";
import Table from "./Table.svelte";
import { told } from "./told";
import type { View } from "./view";

const standing = ({ round, seats }: View, seat: number) => t("kq.standing", { round: t("kq.round", { n: round }), health: seats[seat]?.health ?? 0, cards: t("kq.inHand", { n: seats[seat]?.cards ?? 0 }) });

export const game: Game = { sprite, table: Table, gallery: async () => (await import("./Gallery.svelte")).default, signs, standing, told };

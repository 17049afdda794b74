import type { Game } from "../../lib/game";
import { seatInks } from "./cast";
import sprite from "./glyphs.svg?raw";
import { rolled } from "./rolled";
import { signs } from "./signWords";
import { t } from "./t";
import Table from "./Table.svelte";
import { told } from "./told";
import type { View } from "./view";

function standing({ round, seats }: View, seat: number): string {
  const failed = seats[seat]?.failed;
  return [round ? t("aq.round", { n: round }) : t("aq.setUp"), failed ? t("aq.youFailed", { n: failed }) : ""].filter(Boolean).join(". ");
}

export const game: Game = { sprite, table: Table, gallery: async () => (await import("./Gallery.svelte")).default, signs, inks: seatInks, standing, told, rolled };

/** How a game ended, in words and places. */
import type { Result, TableCard } from "../../lib/wire";
import { t } from "./t";

/** `together`: all win or lose as one. */
export function headline(card: TableCard, names: readonly string[], mine: readonly number[], together = false): string {
  if (!card.result) return t("result.over");
  const { winners } = card.result;
  if (winners.length === 0) return card.seats.length === 1 ? t("result.lost") : t(together ? "result.lostTogether" : "result.nobody");
  if (winners.length === card.seats.length && winners.length > 1) return t(together ? "result.together" : "result.tie");
  // Several people at one screen are named, and nobody is "you".
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0]) return t("result.you");
  const won = winners.map((seat) => names[seat] ?? "").join(", ");
  return winners.length > 1 ? t("result.share", { names: won }) : t("result.wins", { name: won });
}

export interface Place {
  seat: number;
  /** Who is tied has the same place. */
  place: number;
  score: number | null;
}

export function places({ ranking, scores }: Pick<Result, "ranking" | "scores">): Place[] {
  let place = 1;
  return ranking.flatMap((group) => {
    const tied = group.map((seat) => ({ seat, place, score: scores?.[seat] ?? null }));
    place += group.length;
    return tied;
  });
}

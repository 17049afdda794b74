/** How a game ended, in words and places. */
import type { Result, TableCard } from "../../lib/wire";
import { t } from "./t";

export function headline(card: TableCard, names: readonly string[], mine: readonly number[]): string {
  if (!card.result) return t("result.over");
  const { winners } = card.result;
  // In a game together all win or none does.
  if (winners.length === 0) return isTogether(card.result) ? t("result.lostTogether") : card.seats.length === 1 ? t("result.lost") : t("result.nobody");
  if (winners.length === card.seats.length && winners.length > 1) return t("result.together");
  // Several people at one screen are named, and nobody is "you".
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0]) return t("result.you");
  const won = winners.map((seat) => names[seat] ?? "").join(", ");
  return winners.length > 1 ? t("result.share", { names: won }) : t("result.wins", { name: won });
}

/** Whether all share one place: they won or lost together, and are not ranked. */
export function isTogether({ winners, ranking }: Pick<Result, "winners" | "ranking">): boolean {
  return ranking.length === 1 && (ranking[0]?.length ?? 0) > 1 && winners.length === 0;
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

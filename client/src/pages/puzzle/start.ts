/** Lays the table of a puzzle and goes there. */
import { api } from "../../lib/live/api";
import { aside } from "../../lib/live/aside";
import { tokens } from "../../lib/live/tokens";
import type { PuzzleCard } from "../../lib/wire";
import { t } from "../../lib/words/t";
import { noteTry, triedOf } from "./solved";

const LOOKS_BACK = 14;

export async function startPuzzle(puzzle: string, game: string, day: string): Promise<void> {
  const name = tokens.lastName().trim() || t("first.me");
  const token = await api.newToken();
  const { table } = await aside.foundPuzzle(token, { puzzle, name });
  tokens.keep(table, token, tokens.lastName().trim(), game);
  noteTry(puzzle, false, day);
  location.hash = `#/t/${table}`;
}

/** The table of a puzzle that was answered is done with: its game ends, and it is none of mine any more. */
export async function leave(table: string, token: string | null, seat: number): Promise<void> {
  tokens.forget(table);
  await api.command(table, token, { do: "vote-end", seat, yes: true }).catch(() => undefined);
}

/** The last puzzle of the game before a day that is not solved yet, and its day; after a while, any. */
export async function puzzleBefore(day: string, game: string): Promise<{ puzzle: PuzzleCard; day: string } | null> {
  let found: { puzzle: PuzzleCard; day: string } | null = null;
  for (let back = 1; back <= LOOKS_BACK; back++) {
    const told = await aside.puzzles(dayAfter(day, -back));
    const puzzle = told.puzzles.find((each) => each.game === game);
    if (puzzle) found = { puzzle, day: told.day };
    if (puzzle && !triedOf(puzzle.id)?.solved) return found;
  }
  return found;
}

/** So many days later, as 2026-11-18. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Today, where I am. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${`${now.getMonth() + 1}`.padStart(2, "0")}-${`${now.getDate()}`.padStart(2, "0")}`;
}

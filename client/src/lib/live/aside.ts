/** Questions about puzzles and analyses over HTTP: apart from the others, so that pages without them do not carry them. */
import type { AnalysisNow, NewPuzzle, NewTableMade, PuzzleNow, Puzzles } from "../wire";
import { ask, at } from "./api";

export const aside = {
  /** The puzzle of a day, and after it one of each other game. */
  puzzles: (day: string) => ask<Puzzles>(`/api/puzzles?${new URLSearchParams({ day })}`),
  /** The table of a puzzle, with me at it. */
  foundPuzzle: (token: string, wanted: NewPuzzle) => ask<NewTableMade>("/api/puzzles", { token, body: wanted }),
  /** What is said of my answer, once it is given. */
  puzzle: (table: string, token: string | null) => ask<PuzzleNow>(`${at(table)}/puzzle`, { token }),
  /** How far the analysis of a game that is over is, and the analysis where it is there. */
  analysis: (table: string, token: string | null) => ask<AnalysisNow>(`${at(table)}/analysis`, { token }),
  analyse: (table: string, token: string | null) => ask<AnalysisNow>(`${at(table)}/analysis`, { token, body: {} }),
};

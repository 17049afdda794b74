/** Which puzzles I have solved or tried, kept in this browser, and the day from which one was chosen. */

import { notesAt, notesIn } from "../../lib/notes";

export const KEY = "tumblehall.puzzles";

export interface Tried {
  solved: boolean;
  /** The day whose puzzle it was, as 2026-11-18. */
  day: string;
}

const notes = notesAt(KEY, isTried);

export function triedOf(puzzle: string): Tried | null {
  return notes.all()[puzzle] ?? null;
}

/** What was solved once stays so. */
export function noteTry(puzzle: string, solved: boolean, day = triedOf(puzzle)?.day ?? ""): void {
  notes.put(puzzle, { solved: solved || (triedOf(puzzle)?.solved ?? false), day });
}

/** What a stored text holds. */
export const read = (text: string | null) => notesIn(text, isTried);

function isTried(value: unknown): value is Tried {
  if (typeof value !== "object" || value === null) return false;
  const { solved, day } = value as Record<string, unknown>;
  return typeof solved === "boolean" && typeof day === "string";
}

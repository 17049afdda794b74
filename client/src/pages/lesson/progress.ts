/** How far I have come in each lesson, kept in this browser. */

import { notesAt, notesIn } from "../../lib/notes";

export const KEY = "tumblehall.lessons";

export interface Progress {
  /** `left`: it can be gone on with; `done`: finished; `away`: not wanted. */
  state: "left" | "done" | "away";
  table: string;
  /** The number of the last caption that was shown, and how many there are. */
  number: number;
  of: number;
  /** How many captions of the scene at this table were read. */
  read: number;
}

const notes = notesAt(KEY, isProgress);

/** Under which name it is kept how far I have come where I only tried a phase. */
export const triedName = (lesson: string) => `${lesson} tried`;

export function progressOf(lesson: string): Progress | null {
  return notes.all()[lesson] ?? null;
}

export function note(lesson: string, progress: Progress): void {
  notes.put(lesson, progress);
}

/** Finished, or put away without having been begun. */
export function close(lesson: string, state: "done" | "away"): void {
  notes.put(lesson, { table: "", number: 0, of: 0, read: 0, ...progressOf(lesson), state });
}

/** What a stored text holds. */
export const read = (text: string | null) => notesIn(text, isProgress);

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { state, table, number, of, read } = value as Record<string, unknown>;
  return ["left", "done", "away"].includes(String(state)) && typeof table === "string" && [number, of, read].every(Number.isInteger);
}

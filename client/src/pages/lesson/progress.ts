/** How far I have come in each lesson, kept in this browser. */

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

export function progressOf(lesson: string): Progress | null {
  return all()[lesson] ?? null;
}

export function note(lesson: string, progress: Progress): void {
  write({ ...all(), [lesson]: progress });
}

/** Finished, or put away without having been begun. */
export function close(lesson: string, state: "done" | "away"): void {
  write({ ...all(), [lesson]: { table: "", number: 0, of: 0, read: 0, ...progressOf(lesson), state } });
}

let memory: Record<string, Progress> = {};

function all(): Record<string, Progress> {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return memory;
  }
}

function write(lessons: Record<string, Progress>): void {
  memory = lessons;
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons));
  } catch {
    // Without a storage it is known as long as the page stays open.
  }
}

/** What a stored text holds; whatever is strange in it is left out. */
export function read(text: string | null): Record<string, Progress> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { state, table, number, of, read } = value as Record<string, unknown>;
  return ["left", "done", "away"].includes(String(state)) && typeof table === "string" && [number, of, read].every(Number.isInteger);
}

/** Whom one plays at a press, by game; kept in this browser. */
import type { GameCard } from "../../lib/wire";

const KEY = "tumblehall.level.";

export function keepLevel(game: string, level: string): void {
  try {
    localStorage.setItem(KEY + game, level);
  } catch {
    // A closed storage costs the memory of it, nothing else.
  }
}

export function keptLevel({ name, bots, usual }: GameCard): string {
  try {
    const kept = localStorage.getItem(KEY + name);
    return kept !== null && bots.includes(kept) ? kept : usual;
  } catch {
    return usual;
  }
}

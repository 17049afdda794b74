/** The games of the house, for a page that shows them: none until the house has answered. */
import { api } from "../lib/live/api";
import type { GameCard } from "../lib/wire";

export interface GameList {
  readonly games: readonly GameCard[];
  /** Why there is no answer. */
  readonly silent: string | null;
}

export function gameList(): GameList {
  let games = $state.raw<readonly GameCard[]>([]);
  let silent = $state<string | null>(null);
  api.games().then(
    (answer) => (games = answer.games),
    (fault: Error) => (silent = fault.message),
  );
  return {
    get games() {
      return games;
    },
    get silent() {
      return silent;
    },
  };
}

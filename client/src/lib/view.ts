/** What a seat may know. Written by tools/view_types.py from tumblehall.kernel.view. */

/** How the game ended. */
export interface OutcomeView {
  winners: number[];
  /** Groups of tied seats, the best first. */
  ranking: number[][];
  scores: number[] | null;
  reason: string;
  rule: string;
}

/** What the view of every game holds. */
export interface SharedView {
  game: string;
  /** Whose view it is; null for onlookers. */
  seat: number | null;
  players: number;
  step: number;
  to_act: number[];
  outcome: OutcomeView | null;
}

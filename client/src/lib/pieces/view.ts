/** What the view of every game holds. */
import type { Outcome } from "../kernel";

export interface TableView {
  /** null for onlookers. */
  seat: number | null;
  players: number;
  step: number;
  to_act: number[];
  outcome: Outcome | null;
}

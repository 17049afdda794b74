/** How a game is answered, as its `manners.json` says it by verbs, the first word of an option's id. The measure of work at
 *  a table (`tests/games/test_work.py`) reads the same files. */
import type { Option } from "../kernel";

export interface Manners {
  /** My throw of dice: a lone one is pressed. */
  readonly throws: readonly string[];
  /** Ends, passes, stays or goes on. */
  readonly ends: readonly string[];
  /** Seldom wanted: folded. */
  readonly quiet: readonly string[];
  /** Gives something away: it has a letter, and asks. */
  readonly letters: readonly string[];
  /** Two answers that are one act: the second is done with one press, or by itself where it is alone. */
  readonly joined: readonly (readonly string[])[];
  /** All of them on offer may be answered in one. */
  readonly together: readonly string[];
}

export const PLAIN: Manners = { throws: [], ends: [], quiet: [], letters: [], joined: [], together: [] };

export function verbOf({ id }: Pick<Option, "id">): string {
  return id.split(" ", 1)[0] ?? id;
}

/** Options as this table reads them: the verb and what it is about, their letter, and what kind of answer they are. */
import type { Option } from "../../lib/kernel";
import { verbOf } from "../../lib/pieces/manners";
import manners from "./manners.json";
import type { View } from "./view";

export interface Tie {
  option: Option;
  /** Its mark on board, cards and rows: numbers are printed on the board already. An end has none. */
  letter: string | null;
  verb: string;
  /** The words of the id after the verb. */
  about: string[];
}

const LETTERS = "ABCDEFGHIJKLMNOP";

export function tiesOf(options: readonly Option[]): Tie[] {
  const acts = options.filter((option) => !isEnd(option));
  return options.map((option) => {
    const [verb = "", ...about] = option.id.split(" ");
    const at = acts.indexOf(option);
    return { option, letter: acts.length > 1 && at >= 0 ? (LETTERS[at] ?? null) : null, verb, about };
  });
}

/** What ends, declines or stays. */
const isEnd = (option: Option): boolean => manners.ends.includes(verbOf(option));

/** Options without a thing on the board that still have their place on it. */
const PLACES: Readonly<Record<string, string>> = { fight: "monster" };
export function placeOf({ id }: Option): string[] {
  const place = PLACES[id];
  return place === undefined ? [] : [place];
}

const VALUES = new Set(["upgrade", "lose", "spoil"]);
/** The options about the values of the character that the question is about. */
export const aboutValues = (ties: readonly Tie[]): Tie[] => ties.filter(({ verb }) => VALUES.has(verb));

/** What cannot be taken back: it rolls dice or turns cards up. */
const ROLLS = new Set(["use", "upgrade", "replace", "reroll"]);
export const rolls = (option: Option): boolean => ROLLS.has(verbOf(option));

/** Who stands on a space. */
export function standing(view: Pick<View, "seats">, name: string): { character: string; seat: number }[] {
  return view.seats.flatMap(({ team }, seat) => team.filter(({ at }) => at === name).map(({ character }) => ({ character, seat })));
}

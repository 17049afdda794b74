/** What of an analysis is marked on the graph: the dearest mistakes and the turning points. */
import { withNames } from "../../lib/live/names";
import type { Analysis, ChoiceJudged } from "../../lib/wire";
import { t } from "./t";

export interface Marked {
  /** "?" is a mistake, "!" a turning point. */
  sign: "?" | "!";
  /** Where the replay shows it: the question of a mistake, and what came of a turn. */
  step: number;
  seat: number;
  /** The chance of the seat there. */
  chance: number;
  /** Of the seat, from 0 to 1: what a mistake cost, or what the turn gave. */
  change: number;
  by: "choice" | "luck";
  choice: ChoiceJudged;
}

const MOST_MISTAKES = 6;

export function markedOf({ decisions, mistakes, turning }: Analysis): Marked[] {
  const wrong = mistakes.slice(0, MOST_MISTAKES).flatMap((number): Marked[] => {
    const choice = decisions[number];
    return choice ? [{ sign: "?", step: choice.step, seat: choice.seat, chance: choice.before[choice.seat] ?? 0, change: -choice.gain, by: "choice", choice }] : [];
  });
  // A turn that was a mistake is marked as that.
  const turns = turning.flatMap(({ decision, step, seat, change, by }): Marked[] => {
    const choice = decisions[decision];
    return !choice || wrong.some((each) => each.choice === choice) ? [] : [{ sign: "!", step, seat, chance: choice.then[seat] ?? 0, change, by, choice }];
  });
  return [...wrong, ...turns].sort((one, other) => one.step - other.step);
}

export const percent = (chance: number) => Math.round(100 * chance);
/** With its sign, as points of a hundred. */
export function points(change: number): string {
  const n = Math.round(100 * change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** What a moment is, for whoever does not see its sign. */
export const kindWords = ({ sign }: Marked) => t(sign === "?" ? "moment.aMistake" : "moment.aTurn");

/** A moment in one line, beside its sign. */
export function momentWords({ sign, step, change, by, choice, seat }: Marked, names: readonly string[]): string {
  const name = names[seat] ?? "";
  if (sign === "?") return t("moment.mistake", { step, name, best: withNames(choice.best.label, names), change: points(change) });
  return t(by === "luck" ? "moment.luck" : "moment.turn", { step, name, change: points(change) });
}

/** Where a line is at a step: the last point before it. */
export function chanceAt(line: readonly (readonly [number, number])[], step: number): number {
  return (line.filter(([at]) => at <= step).at(-1) ?? line[0])?.[1] ?? 0;
}

/** What of an analysis is marked on the graph: mistakes, doubtful answers, fine ones, and the turning points. */
import type { Analysis, ChoiceJudged } from "../../lib/wire";
import { t } from "./t";

export type Kind = "mistake" | "doubtful" | "fine" | "turn";

export interface Marked {
  kind: Kind;
  /** Where the replay shows it: the question of a choice, and what came of a turn. */
  step: number;
  /** In which round it was; 0: before the first, or the game has none. */
  round: number;
  seat: number;
  /** The chance of the seat there. */
  chance: number;
  /** Of the seat, from 0 to 1: what a choice cost or gained, or what the turn gave. */
  change: number;
  by: "choice" | "luck";
  choice: ChoiceJudged;
}

/** So many of each kind, the dearest or the finest. */
const MOST = { mistake: 6, doubtful: 3, fine: 3, turn: 4 } as const;
/** What stands in a mark; a turning point has a picture. */
export const SIGNS: Record<Kind, string> = { mistake: "?", doubtful: "?!", fine: "!", turn: "" };

/** In the order of the game. */
export function markedOf({ decisions, rounds, mistakes, doubtful, fine, turning }: Analysis): Marked[] {
  const chosen = (kind: Exclude<Kind, "turn">, places: readonly number[]): Marked[] =>
    places.slice(0, MOST[kind]).flatMap((number): Marked[] => {
      const choice = decisions[number];
      if (!choice) return [];
      const { step, seat } = choice;
      return [{ kind, step, round: roundAt(rounds, step), seat, chance: choice.before[seat] ?? 0, change: kind === "fine" ? choice.lead : -choice.gain, by: "choice", choice }];
    });
  const marked = [...chosen("mistake", mistakes), ...chosen("doubtful", doubtful), ...chosen("fine", fine)];
  // A turn by a choice that is marked is told there.
  const told = (choice: ChoiceJudged, by: string) => by === "choice" && marked.some((each) => each.choice === choice);
  const turns = turning.flatMap(({ decision, step, seat, change, by }): Marked[] => {
    const choice = decisions[decision];
    return !choice || told(choice, by) ? [] : [{ kind: "turn", step, round: roundAt(rounds, choice.step), seat, chance: choice.then[seat] ?? 0, change, by, choice }];
  });
  return [...marked, ...turns.slice(0, MOST.turn)].sort((one, other) => one.step - other.step);
}

/** The round in which a step lies: the last that has begun there. */
export function roundAt(rounds: readonly (readonly [number, number])[], step: number): number {
  return rounds.filter(([begins]) => begins <= step).at(-1)?.[1] ?? 0;
}

export const percent = (chance: number) => Math.round(100 * chance);
/** With its sign, in percent. */
export function points(change: number): string {
  const n = Math.round(100 * change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

const KINDS = { mistake: "moment.aMistake", doubtful: "moment.doubtful", fine: "moment.fine", turn: "moment.aTurn" } as const;
/** What a moment is, for whoever does not see its sign. */
export const kindWords = ({ kind }: Marked) => t(KINDS[kind]);

export const whenWords = ({ round, step }: Marked) => (round ? t("moment.round", { round }) : t("moment.step", { step }));

const LONG = 56;
/** An answer as a list has it: of a long one what stands before its details. */
export function brief(label: string): string {
  const whole = label.replace(/\.$/, "");
  const head = whole.length > LONG ? (whole.split(/[:;] /)[0] ?? whole) : whole;
  return head.length > LONG ? `${head.slice(0, LONG).replace(/[\s,]+\S*$/, "")} …` : head;
}

/** A moment in one line, without its change, which stands behind it; `named` says a text of the rules as the game does. */
export function momentWords(mark: Marked, names: readonly string[], named: (text: string) => string): string {
  const { kind, by, choice, seat } = mark;
  const [when, name, what] = [whenWords(mark), names[seat] ?? "", brief(named(choice.chosen.label))];
  if (kind !== "turn") return t("moment.did", { when, name, what }).replace(/…\.$/, "…");
  if (by === "choice") return t("moment.turn", { when, name });
  return t("moment.luck", { when, name });
}
export const changeWords = ({ change }: Marked) => t("moment.change", { change: points(change) });

/** Where a line is at a step: the last point before it. */
export function chanceAt(line: readonly (readonly [number, number])[], step: number): number {
  return (line.filter(([at]) => at <= step).at(-1) ?? line[0])?.[1] ?? 0;
}

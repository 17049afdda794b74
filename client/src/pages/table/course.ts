/** The course of a game, round by round, and the shape of its graph. */
import type { Course } from "../../lib/wire";
import { t, type Key } from "./t";

export interface Rounds {
  /** The round of each point; the first is the set-up. */
  rounds: readonly number[];
  /** By seat where it stood at the end of each round. */
  lines: readonly (readonly number[])[];
}

/** Where everybody stood when each round was over. */
export function byRound({ samples }: Pick<Course, "samples">): Rounds {
  const last = new Map<number, readonly number[]>();
  const [first] = samples;
  if (first) last.set(first[1] - 1, first[2]);
  for (const [, round, standing] of samples) last.set(round, standing);
  const rounds = [...last.keys()].sort((one, other) => one - other);
  const seats = first?.[2].length ?? 0;
  return { rounds, lines: Array.from({ length: seats }, (_, seat) => rounds.map((round) => last.get(round)?.[seat] ?? 0)) };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** About five lines across the graph, at round numbers that hold the least and the most. */
export function scaleOf(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= 5) ?? Math.ceil((most - least) / 5);
  const [low, high] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: high - low + 1 }, (_, n) => (low + n) * step);
}

const COUNTED: Record<string, Key> = { glory: "course.glory", points: "course.points", health: "course.health", upgrades: "course.upgrades" };
const GIVEN: Record<string, Key> = { quiddity: "luck.quiddity", symbols: "luck.symbols", hits: "luck.hits" };

/** What is counted, in words; of a game that this page does not know, its own name for it. */
export const countedWords = (of: string) => (COUNTED[of] ? t(COUNTED[of] as "course.glory") : of);
export const givenWords = (given: string) => (GIVEN[given] ? t(GIVEN[given] as "luck.quiddity") : given);

export function leadWords(lead: number): string {
  if (lead === 0) return t("turns.level");
  return lead > 0 ? t("turns.ahead", { n: lead }) : t("turns.behind", { n: -lead });
}

/** The rounds of a game along the steps: where each begins, and which of them have room for their name. */
export interface Label {
  /** In the middle of its round. */
  x: number;
  round: number;
}
export interface Axis {
  ticks: number[];
  labels: Label[];
  /** There is room for "round 3" under most of them; else they are numbers. */
  words: boolean;
}

const [WORDS, NUMBER] = [54, 20];

/** Of rounds, each with its first step and its number, up to the last step; `x` says where a step lies. */
export function axisOf(rounds: readonly (readonly [number, number])[], steps: number, x: (step: number) => number): Axis {
  const all = rounds.map(([step, round], at) => ({ round, from: x(step), to: x(rounds[at + 1]?.[0] ?? steps) }));
  const spans = all.filter(({ round, from, to }) => round > 0 && to > from);
  const widths = spans.map(({ from, to }) => to - from).sort((one, other) => one - other);
  const words = (widths[Math.floor(widths.length / 2)] ?? 0) >= WORDS;
  const room = words ? WORDS : NUMBER;
  const labels: Label[] = [];
  for (const { round, from, to } of spans) {
    const middle = (from + to) / 2;
    if (middle - (labels.at(-1)?.x ?? -Infinity) >= room) labels.push({ x: middle, round });
  }
  return { ticks: spans.map(({ from }) => from), labels, words };
}

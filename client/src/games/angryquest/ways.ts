/** The way of a piece, drawn along the inside of the track: a dot for each step, an arrow into the space where it ends. */
import { CELL, CELLS, route, type Space, type Spaces } from "./board";

interface Point {
  x: number;
  y: number;
}
export interface Way {
  points: string;
  steps: Point[];
  /** The tip of the arrow, and which way it points, in degrees. */
  arrow: Point & { turn: number };
}

const HALF = CELL / 2;
/** The line that a way keeps to: a square a little inside of the loop. */
const NEAR = 3 * CELL + 12;
const FAR = CELLS * CELL - NEAR;
const LONGEST = 30;

export const middleOf = ({ x, y }: Pick<Space, "x" | "y">): Point => ({ x: x * CELL + HALF, y: y * CELL + HALF });
const clamp = (value: number) => Math.min(FAR, Math.max(NEAR, value));
const onLoop = ({ name }: Space) => /^t\d+$/.test(name);
const insideOf = (space: Space): Point => ({ x: clamp(middleOf(space).x), y: clamp(middleOf(space).y) });
const between = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

export function wayOf(spaces: Spaces, from: string, to: string): Way | null {
  const path = route(spaces, from, to, LONGEST);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || path.length < 2) return null;
  const line: Point[] = [onLoop(first) ? between(middleOf(first), insideOf(first), 0.6) : middleOf(first)];
  path.forEach((space, i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    if (!onLoop(space)) {
      if (i > 0) line.push(middleOf(space));
      return;
    }
    // A road lies outside: the way crosses the loop to it, and from it.
    if (before && isOutside(before)) line.push(middleOf(space));
    line.push(insideOf(space));
    if (after && isOutside(after)) line.push(middleOf(space));
  });
  const end = middleOf(last);
  const came = onLoop(last) ? insideOf(last) : (line.at(-2) ?? end);
  const long = Math.hypot(end.x - came.x, end.y - came.y) || 1;
  // The arrow stops at the edge of the space.
  const short = onLoop(last) ? HALF - 1 : last.kind === "road" ? 14 : HALF;
  const tip = between(end, came, Math.min(0.9, short / long));
  line[line.length - 1] = onLoop(last) ? came : between(tip, came, Math.min(0.8, 8 / long));
  return {
    points: line.map(({ x, y }) => `${round(x)},${round(y)}`).join(" "),
    steps: path.slice(1, -1).map((space) => (onLoop(space) ? insideOf(space) : middleOf(space))),
    arrow: { x: round(tip.x), y: round(tip.y), turn: round((Math.atan2(end.y - came.y, end.x - came.x) * 180) / Math.PI) },
  };
}

const isOutside = ({ kind }: Space) => kind === "road" || kind === "settlement";
const round = (value: number) => Math.round(value * 10) / 10;

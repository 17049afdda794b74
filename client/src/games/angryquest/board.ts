/** The board as a picture and as roads: where spaces lie, which way a piece walks, which space is next in a direction. */
import type { Row } from "./catalogue";
import type { Colour, Fighter } from "./view";

export const CELLS = 17;
/** Of the drawing; everything else is in parts of it. */
export const CELL = 46;

export interface Space {
  name: string;
  kind: string;
  x: number;
  y: number;
  next: string | null;
  branch: string | null;
  colour: Colour | null;
  /** The number that is said: its place on the loop, or its place in the lair. */
  n: number;
  /** Which way the outside of the board lies. */
  out: { x: number; y: number };
}
export type Spaces = ReadonlyMap<string, Space>;

const OUT: Record<string, { x: number; y: number }> = {
  N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 },
};

const nameOf = (id: string) => id.toLowerCase().replaceAll("_", "-");

export function spacesOf(rows: readonly Row[]): Spaces {
  return new Map(
    rows.map((row) => [
      nameOf(row.id),
      {
        name: nameOf(row.id),
        kind: row.kind,
        x: Number(row.x),
        y: Number(row.y),
        next: row.next ? nameOf(row.next) : null,
        branch: row.branch ? nameOf(row.branch) : null,
        colour: (row.colour || null) as Colour | null,
        n: Number(/\d+$/.exec(row.id)?.[0] ?? 0),
        out: OUT[row.side] ?? { x: 0, y: 0 },
      },
    ]),
  );
}

/** How many of a team stand at the lair. */
export const atLair = (team: readonly Fighter[]): number => team.filter(({ at }) => /^(?:ent|cmb)-/.test(at)).length;

/** The slots of a corner's home, in order. */
export function homeOf(spaces: Spaces, colour: Colour): Space[] {
  return [...spaces.values()].filter((space) => space.kind === "home" && space.colour === colour);
}

/** The spaces from one to another along the roads, both included; straight across where no short road leads. */
export function route(spaces: Spaces, from: string, to: string, longest = 16): Space[] {
  const onward = walk(spaces, from, to, longest);
  if (onward) return onward;
  const back = walk(spaces, to, from, longest);
  if (back) return back.reverse();
  return [spaces.get(from), spaces.get(to)].filter((space) => space !== undefined);
}

function walk(spaces: Spaces, from: string, to: string, longest: number): Space[] | null {
  const came = new Map<string, string | null>([[from, null]]);
  let edge = [from];
  for (let step = 0; step <= longest && !came.has(to); step++) {
    edge = edge.flatMap((name) => {
      const space = spaces.get(name);
      const fresh = [space?.next, space?.branch].filter((other) => other != null).filter((other) => !came.has(other));
      for (const other of fresh) came.set(other, name);
      return fresh;
    });
  }
  if (!came.has(to)) return null;
  const path: Space[] = [];
  for (let at: string | null = to; at !== null; at = came.get(at) ?? null) {
    const space = spaces.get(at);
    if (space) path.unshift(space);
  }
  return path;
}

export type Direction = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";
const STEPS: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0],
};
export const isDirection = (key: string): key is Direction => key in STEPS;

/** The nearest of the spaces that way; what lies straight ahead is nearer than what lies aside. */
export function towards<S extends { x: number; y: number }>(from: S, key: Direction, among: readonly S[]): S | null {
  const [dx, dy] = STEPS[key];
  let [best, least] = [null as S | null, Infinity];
  for (const space of among) {
    const ahead = (space.x - from.x) * dx + (space.y - from.y) * dy;
    const aside = Math.abs((space.x - from.x) * dy) + Math.abs((space.y - from.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead > 0 && aside <= 2 * ahead && far < least) [best, least] = [space, far];
  }
  return best;
}

/** The middle of a space in parts of a hundred of the board. */
export const percentOf = (cell: number) => ((cell + 0.5) / CELLS) * 100;

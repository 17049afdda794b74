/** The way into my lair, where none of the moves on offer leads there: by exact count alone, and I have another. */
import { route } from "./board";
import type { Play } from "./play.svelte";
import type { Colour } from "./view";

export interface Barred {
  colour: Colour;
  /** Who is nearest to it. */
  character: string;
  /** The steps that would lead in. */
  away: readonly number[];
  /** The move that is refused. */
  id: string;
}

const LANE = 3;
/** Who is farther away does not think of it yet. */
const FARTHEST = 9;

export function barredLair({ decision, view, me, team, ties, spaces }: Play): Barred | null {
  const colour = view.seats[me]?.colour;
  if (decision?.kind !== "move" || !colour) return null;
  if (ties.some(({ verb, about }) => verb === "move" && spaces.get(about[1] ?? "")?.kind === "lair")) return null;
  const first = [...spaces.values()].find((space) => space.kind === "lair" && space.colour === colour && space.n === 1);
  if (!first) return null;
  const near = team
    .filter(({ at }) => /^t\d+$/.test(at))
    .map(({ character, at }) => ({ character, path: route(spaces, at, first.name, FARTHEST) }))
    .filter(({ path }) => path.length > 2 && path.length <= FARTHEST + 1 && path.at(-2)?.colour === colour)
    .sort((a, b) => a.path.length - b.path.length)[0];
  if (!near) return null;
  const steps = near.path.length - 1;
  return { colour, character: near.character, away: Array.from({ length: LANE }, (_, i) => steps + i), id: `move ${near.character} ${first.name}` };
}

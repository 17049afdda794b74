/** How large dice can be drawn so that all that lies before a player fits into one row. */
import type { ReadyDie } from "./view";

const SIZES = [48, 44, 40, 36, 32] as const;
/** Dice of the active pool are smaller by this. */
export const POOLED = 0.7;
/** A spell with its cord, in parts of its creature. */
const CORD = 0.9;
const READY_GAP = 8;
const POOL_GAP = 10;
const BETWEEN = 14;

/** The largest size that fits; where none does, the smallest, in two rows. */
export function sizeFor(room: number, ready: readonly Pick<ReadyDie, "attached">[], pooled: number): number {
  return SIZES.find((size) => wide(size, ready, pooled) <= room) ?? SIZES[SIZES.length - 1] ?? 32;
}

function wide(size: number, ready: readonly Pick<ReadyDie, "attached">[], pooled: number): number {
  const spells = ready.reduce((sum, { attached }) => sum + attached.length, 0);
  const creatures = size * (ready.length + CORD * spells) + READY_GAP * Math.max(0, ready.length - 1);
  const pool = size * POOLED * pooled + POOL_GAP * Math.max(0, pooled - 1);
  return creatures + pool + (ready.length && pooled ? BETWEEN : 0);
}

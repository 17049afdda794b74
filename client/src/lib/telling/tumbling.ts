/** Where a die is while it falls: three tumbles, each lower than the last, through other faces. */

export interface Pose {
  lift: number;
  turn: number;
  /** Which of its other faces it shows; null: the one it fell on. */
  face: number | null;
}

const TUMBLES = 3;
const LIFT = 34;
const TURN = 540;
const FACES = 8;

/** `share` of its fall is over; dice lean by turns. */
export function poseAt(share: number, nth: number): Pose {
  if (share >= 1) return { lift: 0, turn: 0, face: null };
  const left = 1 - share;
  return {
    lift: LIFT * left ** 1.6 * Math.abs(Math.cos(Math.PI * TUMBLES * share)),
    turn: (nth % 2 ? -1 : 1) * TURN * left ** 2,
    face: Math.floor(share * FACES) + nth,
  };
}

/** How much of its fall a die has behind it: the last of them lies `later` after the first. */
export function shareOf(elapsed: number, ms: number, later: number, nth: number, of: number): number {
  const delay = of > 1 ? (later * nth) / (of - 1) : 0;
  const fall = ms - (of > 1 ? later : 0);
  return fall <= 0 ? 1 : Math.min(1, Math.max(0, (elapsed - delay) / fall));
}

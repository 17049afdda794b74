/** Marks of moments that follow one another closely: a later one moves up or down, so that each can be seen and pressed. */
export interface Place {
  x: number;
  y: number;
}

/** Between the middles of two marks. */
const ROOM = 21;

/** The places from left to right, each as near to its own as there is room between `top` and `foot`; else where it was. */
export function apart(places: readonly Place[], top: number, foot: number): Place[] {
  const kept: Place[] = [];
  for (const { x, y } of places) {
    const tried = [0, 1, -1, 2, -2, 3, -3].map((n) => ({ x, y: y + n * ROOM })).filter((each) => each.y >= top && each.y <= foot);
    kept.push(tried.find((each) => kept.every((other) => Math.abs(other.x - x) >= ROOM || Math.abs(other.y - each.y) >= ROOM)) ?? { x, y });
  }
  return kept;
}

/** The stack as I want it, and the answers that bring the one on the table there. */

/** The next answer on the way from the cards that are placed to those that are wanted; null when they are there.
 *  Cards are only added at the end: so the longest beginning that is placed already is kept, and the rest taken back. */
export function towards(placed: readonly string[], wanted: readonly string[]): string | null {
  let kept = 0;
  let stray = -1;
  placed.forEach((card, at) => {
    if (card === wanted[kept]) kept += 1;
    else stray = at;
  });
  if (stray >= 0) return `unstack ${stray + 1}`;
  const next = wanted[kept];
  return next === undefined ? null : `stack ${next}`;
}

/** The card at one place goes to another; the others make room. */
export function moved(stack: readonly string[], from: number, to: number): string[] {
  const rest = stack.filter((_, at) => at !== from);
  const card = stack[from];
  if (card === undefined) return rest;
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

export function without(stack: readonly string[], at: number): string[] {
  return stack.filter((_, place) => place !== at);
}

/** A card of the hand, and where it lies in the stack; null while it is in the hand. */
export interface Held {
  card: string;
  /** Tells equal cards apart. */
  key: string;
  place: number | null;
}

/** All my cards in a fixed order, so that nothing moves in the hand when a card is placed. */
export function handOf(cards: readonly string[], stack: readonly string[]): Held[] {
  const places = new Map<string, number[]>();
  stack.forEach((card, at) => places.set(card, [...(places.get(card) ?? []), at]));
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, key: `${card}#${copy}`, place: places.get(card)?.[copy] ?? null };
  });
}

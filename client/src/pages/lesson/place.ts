/** Where a caption lies: near what it points at, on nothing that matters now. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 12;
const EDGE = 8;
const GAP = 18;
/** What lies under it costs so much by its area; each pixel of distance costs 1. */
const TARGET = 10;
const KEPT = 0.02;
/** A thing that is covered as a whole costs so much more, however small it is. */
const WHOLE = 120;

/** The place with the least cost: not on the target nor on what is pressed, not on what is to be kept free, as near as may be. */
export function placeFor(size: { width: number; height: number }, target: Box | null, pressed: readonly Box[], kept: readonly Box[], view: Box): Box {
  const { width, height } = size;
  let best: Box = { left: view.left + EDGE, top: view.top + EDGE, width, height };
  let least = Infinity;
  const xs = steps(view.left + EDGE, view.left + view.width - EDGE - width);
  const ys = steps(view.top + EDGE, view.top + view.height - EDGE - height);
  for (const left of xs) {
    for (const top of ys) {
      const box = { left, top, width, height };
      const cost = costOf(box, target, pressed, kept, view);
      if (cost < least) [least, best] = [cost, box];
    }
  }
  return best;
}

function costOf(box: Box, target: Box | null, pressed: readonly Box[], kept: readonly Box[], view: Box): number {
  const barred = pressed.reduce((sum, each) => sum + common(box, each) * TARGET, 0);
  const covered = barred + kept.reduce((sum, each) => sum + common(box, each) * (KEPT + WHOLE / Math.max(1, each.width * each.height)), 0);
  if (!target) return covered + Math.abs(middle(box).x - middle(view).x) + Math.abs(middle(box).y - middle(view).y);
  return covered + common(box, grown(target, GAP)) * TARGET + apart(box, target);
}

function steps(from: number, to: number): number[] {
  if (to <= from) return [from];
  const n = Math.ceil((to - from) / STEP);
  return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n);
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** How much of them is common to both. */
export function common(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The way between them; where they face each other, in the middle of the target is nearest. */
function apart(box: Box, target: Box): number {
  const wide = Math.max(0, target.left - (box.left + box.width), box.left - (target.left + target.width));
  const high = Math.max(0, target.top - (box.top + box.height), box.top - (target.top + target.height));
  const [one, other] = [middle(box), middle(target)];
  return wide + high + (Math.abs(one.x - other.x) + Math.abs(one.y - other.y)) / 4;
}

/** A line of the pencil from the ring to the caption. */
export function lineBetween(box: Box, ring: Box): string {
  const x = clamp(middle(ring).x, box.left + 24, box.left + box.width - 24);
  const y = clamp(middle(ring).y, box.top + 16, box.top + box.height - 16);
  const beside = ring.left > box.left + box.width || ring.left + ring.width < box.left;
  const from = beside ? { x: ring.left > box.left ? box.left + box.width : box.left, y } : { x, y: ring.top > box.top ? box.top + box.height : box.top };
  const to = { x: clamp(from.x, ring.left + 8, ring.left + ring.width - 8), y: clamp(from.y, ring.top + 8, ring.top + ring.height - 8) };
  if (beside) to.x = ring.left > box.left ? ring.left : ring.left + ring.width;
  else to.y = ring.top > box.top ? ring.top : ring.top + ring.height;
  const bend = beside ? `${(from.x + to.x) / 2} ${from.y} ${(from.x + to.x) / 2} ${to.y}` : `${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2}`;
  return `M${from.x} ${from.y}C${bend} ${to.x} ${to.y}`;
}

const clamp = (value: number, least: number, most: number) => Math.max(Math.min(value, most), Math.min(least, most));

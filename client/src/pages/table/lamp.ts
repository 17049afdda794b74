/** Where the lamp stands, and what it points at. */
import type { Option } from "../../lib/kernel";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 26;
const EDGE = 10;
/** Below the bar of the table. */
const HEAD = 56;

/** What an option is on the table: its own row or button, or the thing that it concerns. */
export function thingOf(page: ParentNode, { id, refs }: Option): HTMLElement | null {
  const named = (what: string, value: string) => page.querySelector<HTMLElement>(`[data-${what}="${CSS.escape(value)}"]`);
  const ref = refs.map((each) => named("ref", each)).find(Boolean);
  return named("option", id) ?? (ref?.firstElementChild as HTMLElement | null | undefined) ?? ref ?? null;
}

/** Beside the thing, on the side that has room; below or above it where neither has. Without a thing it stands at the right. */
export function besideOf(thing: Box | null, card: { width: number; height: number }, page: { width: number; height: number }): { left: number; top: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));
  const [right, bottom] = [page.width - card.width - EDGE, page.height - card.height - EDGE];
  if (!thing) return { left: right, top: within(HEAD + EDGE, EDGE, bottom) };
  const top = within(thing.top - GAP, EDGE, bottom);
  if (thing.left - GAP - card.width >= EDGE) return { left: thing.left - GAP - card.width, top };
  if (thing.left + thing.width + GAP <= right) return { left: thing.left + thing.width + GAP, top };
  const above = thing.top - GAP - card.height;
  const left = within(thing.left + thing.width / 2 - card.width / 2, EDGE, right);
  return { left, top: above >= EDGE ? above : within(thing.top + thing.height + GAP, EDGE, bottom) };
}

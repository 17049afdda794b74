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
/** What a wide table has at the right: the question, which the lamp leaves free. */
const [WIDE, RAIL] = [1000, 330];

/** What an option is on the table: its own row or button, or the thing that it concerns. */
export function thingOf(page: ParentNode, { id, refs }: Option): HTMLElement | null {
  const all = [...page.querySelectorAll<HTMLElement>("[data-option], [data-ref]")];
  const row = all.find(({ dataset }) => dataset.option === id);
  const thing = refs.map((ref) => all.find(({ dataset }) => dataset.ref === ref)).find(Boolean);
  return row ?? thing?.querySelector("button") ?? thing ?? null;
}

/** Beside the thing, on the side that has room; below or above it where neither has. Without a thing it stands beside the question. */
export function besideOf(thing: Box | null, card: { width: number; height: number }, page: { width: number; height: number }): { left: number; top: number } {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));
  const [right, bottom] = [page.width - card.width - EDGE, page.height - card.height - EDGE];
  if (!thing) return { left: page.width < WIDE ? right : right - RAIL, top: within(HEAD + EDGE, EDGE, bottom) };
  const top = within(thing.top - GAP, EDGE, bottom);
  if (thing.left - GAP - card.width >= EDGE) return { left: thing.left - GAP - card.width, top };
  if (thing.left + thing.width + GAP <= right) return { left: thing.left + thing.width + GAP, top };
  const above = thing.top - GAP - card.height;
  const left = within(thing.left + thing.width / 2 - card.width / 2, EDGE, right);
  return { left, top: above >= EDGE ? above : within(thing.top + thing.height + GAP, EDGE, bottom) };
}

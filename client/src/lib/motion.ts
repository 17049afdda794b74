/** Moves: short, interruptible, and gone at once when the tab is hidden or motion is not wanted. */
import { get } from "svelte/store";
import { settings } from "./settings";

const MOVE = { duration: 220, easing: "cubic-bezier(.3, 0, .1, 1)" };

export function still(): boolean {
  if (document.hidden || typeof Element.prototype.animate !== "function") return true;
  const { motion } = get(settings);
  return motion === "none" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Where each thing stood, by the key in its `data-key`. */
export type Places = ReadonlyMap<string, DOMRect>;

/** Notes where things stand now, in the middle of a move too, so that the next move goes on from there. */
export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  if (still()) return places;
  for (const [key, element] of keyed(root)) places.set(key, element.getBoundingClientRect());
  return places;
}

/** Lets everything that has changed its place glide there from where it was. */
export function glide(root: HTMLElement, before: Places): Animation[] {
  if (still() || before.size === 0) return [];
  const running: Animation[] = [];
  for (const [key, element] of keyed(root)) {
    const from = before.get(key);
    if (!from) continue;
    for (const old of element.getAnimations()) if (old.id === "glide") old.cancel();
    const to = element.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    // What is laid out anew on its way, such as a die with words below, has no size to grow from.
    const scale = to.width > 0 && to.height > 0 && element.dataset.glide !== "move" ? Math.min(from.width / to.width, from.height / to.height) : 1;
    const start = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 3 };
    running.push(element.animate([start, { transform: "none", transformOrigin: "0 0", zIndex: 3 }], { ...MOVE, id: "glide" }));
  }
  return running;
}

function* keyed(root: HTMLElement): Iterable<[string, HTMLElement]> {
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) yield [element.dataset.key ?? "", element];
}

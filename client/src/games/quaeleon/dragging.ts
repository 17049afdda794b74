/** Cards are dragged with any pointer; a tap stays a tap. Where they may go has a `data-place`. */
import type { Action } from "svelte/action";

interface Drag {
  /** May it be dragged now? */
  on: boolean;
  /** The `data-place` it was let go over; null beside all of them. */
  ondrop: (place: string | null) => void;
}
const SLACK = 7;

/** The place under a point; what is dragged lies over it. */
function placeUnder(dragged: HTMLElement, x: number, y: number): HTMLElement | null {
  const below = document.elementsFromPoint(x, y).filter((found) => !dragged.contains(found));
  return below.map((found) => found.closest<HTMLElement>("[data-place]")).find(Boolean) ?? null;
}

export const dragging: Action<HTMLElement, Drag> = (node, given) => {
  let drag = given;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let over: HTMLElement | null = null;

  const mark = (place: HTMLElement | null): void => {
    if (place === over) return;
    if (over) delete over.dataset.over;
    over = place;
    if (over) over.dataset.over = "yes";
  };
  const end = (): void => {
    mark(null);
    listen(removeEventListener);
    start = null;
    moving = false;
    node.style.removeProperty("transform");
    node.style.removeProperty("z-index");
    delete document.documentElement.dataset.dragging;
  };
  const down = (event: PointerEvent): void => {
    if (!drag.on || event.button !== 0 || (event.target as Element).closest("[data-about]")) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen(addEventListener);
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(x, y) < SLACK) return;
    if (!moving) {
      moving = true;
      document.documentElement.dataset.dragging = "yes";
      node.setPointerCapture(event.pointerId);
    }
    node.style.setProperty("transform", `translate(${x}px, ${y}px) rotate(1.5deg)`);
    node.style.setProperty("z-index", "8");
    mark(placeUnder(node, event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [dropped, place] = [moving, over?.dataset.place ?? null];
    end();
    if (!dropped) return;
    // The click that follows is not meant.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drag.ondrop(place);
  };
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  /** To the whole page: a quick hand has left the card before it is known to drag it. */
  const listen = (how: typeof addEventListener): void => {
    how("pointermove", move);
    how("pointerup", up);
    how("pointercancel", end);
  };
  node.addEventListener("pointerdown", down);
  return {
    update: (next) => void (drag = next),
    destroy: () => {
      if (start) end();
    },
  };
};

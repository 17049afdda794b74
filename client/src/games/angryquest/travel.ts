/** A piece walks along the road. A new walk ends the one before: nobody waits for a piece to arrive. */
import { still } from "../../lib/motion";
import { route, type Space, type Spaces } from "./board";

const STEP_MS = 75;
const LONGEST_MS = 700;
const SHORTEST_MS = 220;

export interface Walk {
  to: Space;
  spaces: Spaces;
  /** The width of a cell in pixels. */
  cell: () => number;
}

/** For `use:`: whenever `to` changes, the element walks there. */
export function walks(node: HTMLElement, given: Walk) {
  let at = given.to;
  return {
    update(next: Walk): void {
      if (next.to.name !== at.name) walk(node, route(next.spaces, at.name, next.to.name), next);
      at = next.to;
    },
  };
}

function walk(node: HTMLElement, path: readonly Space[], { to, cell }: Walk): void {
  const running = node.getAnimations?.().filter((animation) => animation.id === "walk") ?? [];
  if (still()) {
    for (const animation of running) animation.finish();
    return;
  }
  const size = cell();
  const places = path.map((space) => `translate(${(space.x - to.x) * size}px, ${(space.y - to.y) * size}px)`);
  for (const animation of running) animation.cancel();
  const duration = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, STEP_MS * places.length));
  node.animate(places.map((transform) => ({ transform, zIndex: 6 })), { duration, easing: "ease-in-out", id: "walk" });
}

/** Arrow keys go from thing to thing inside a zone; Tab goes on to the next zone, and to what is on offer there. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The buttons and links of a zone, without those of what is laid over it or only lies beside. */
function thingsIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("button, a")].filter((thing) => !thing.closest("[data-about], [data-apart]"));
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The nearest box in a direction: what lies aside counts double. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [i, ahead + 2 * aside];
  });
  return best;
}

export function roving(zone: HTMLElement): () => void {
  const settle = (): void => {
    const things = thingsIn(zone);
    const held = things.find((thing) => thing === document.activeElement) ?? things.find((thing) => thing.matches(".offered")) ?? things[0];
    for (const thing of things) thing.tabIndex = thing === held ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const things = thingsIn(zone);
    const from = things.find((thing) => thing === event.target);
    if (!step || !from) return;
    const to = things[nearest(from.getBoundingClientRect(), things.map((thing) => thing.getBoundingClientRect()), step)];
    event.preventDefault();
    to?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  zone.addEventListener("keydown", onKey);
  zone.addEventListener("focusin", settle);
  settle();
  return () => {
    watch.disconnect();
    zone.removeEventListener("keydown", onKey);
    zone.removeEventListener("focusin", settle);
  };
}

/** Ends all moves when the tab is hidden: who comes back sees the table as it is. Returns how to stop watching. */
export function catchUpWhenHidden(page: Document): () => void {
  const settle = () => {
    if (!page.hidden) return;
    for (const animation of page.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  };
  page.addEventListener("visibilitychange", settle);
  return () => page.removeEventListener("visibilitychange", settle);
}

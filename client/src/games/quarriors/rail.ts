/** Lets the rail reach from where the table begins to the lower edge of the window, also when the page has scrolled. */
export function reachDown(rail: HTMLElement): () => void {
  const beside = rail.parentElement?.querySelector("main");
  const fit = (): void => rail.style.setProperty("--from", `${Math.max(0, beside?.getBoundingClientRect().top ?? 0)}px`);
  const watch = new ResizeObserver(fit);
  watch.observe(document.body);
  addEventListener("scroll", fit, { passive: true });
  fit();
  return () => {
    watch.disconnect();
    removeEventListener("scroll", fit);
  };
}

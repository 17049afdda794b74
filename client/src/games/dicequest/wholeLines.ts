/** A list that is longer than its place ends with a whole entry: what comes after it is scrolled to. */
export function wholeLines(place: HTMLElement): () => void {
  const fit = () => {
    const list = place.querySelector<HTMLElement>("ol, ul");
    if (!list || !/auto|scroll/.test(getComputedStyle(list).overflowY)) return;
    list.style.maxHeight = "";
    const endOf = (entry: Element) => (entry as HTMLElement).offsetTop + (entry as HTMLElement).offsetHeight - list.offsetTop;
    const [...entries] = list.children;
    const whole = entries.filter((entry) => endOf(entry) <= list.clientHeight);
    const last = whole.at(-1);
    if (last && whole.length < entries.length) list.style.maxHeight = `${endOf(last) + 1}px`;
  };
  const sizes = new ResizeObserver(fit);
  const lines = new MutationObserver(fit);
  sizes.observe(place);
  lines.observe(place, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    lines.disconnect();
  };
}

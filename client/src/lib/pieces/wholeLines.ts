/** A list that scrolls ends with a whole line, and begins with one where it was put there: none is cut in half. */
export interface Line {
  top: number;
  bottom: number;
}
/** Rounding. */
const AIR = 0.5;
/** So much of the room must whole things fill. */
const MOST = 0.75;

const cutBy = (edge: number, lines: readonly Line[]) => lines.filter(({ top, bottom }) => top < edge - AIR && bottom > edge + AIR);

/** The nearest places above and below an edge that cut no line. */
export function edgeAbove(edge: number, lines: readonly Line[]): number {
  const cut = cutBy(edge, lines);
  return cut.length ? edgeAbove(Math.min(...cut.map(({ top }) => top)), lines) : edge;
}
export function edgeBelow(edge: number, lines: readonly Line[]): number {
  const cut = cutBy(edge, lines);
  return cut.length ? edgeBelow(Math.max(...cut.map(({ bottom }) => bottom)), lines) : edge;
}

/** Where things of the list lie, from the top of all that it holds. */
function placesIn(list: HTMLElement, boxes: Iterable<DOMRect>): Line[] {
  const origin = list.getBoundingClientRect().top + list.clientTop - list.scrollTop;
  return [...boxes].map(({ top, bottom }) => ({ top: top - origin, bottom: bottom - origin }));
}
/** The lines of its text, and its signs. */
function linesIn(list: HTMLElement): Line[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const boxes = [...list.querySelectorAll("svg")].map((sign) => sign.getBoundingClientRect());
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return placesIn(list, boxes);
}
const itemsIn = (list: HTMLElement) => placesIn(list, [...list.children].map((item) => item.getBoundingClientRect()));

/** Scrolls the list to a height, or as far as it goes, and makes it as low as whole things take, or else whole lines. */
export function showWhole(list: HTMLElement, from: number = list.scrollTop): void {
  list.style.maxHeight = "";
  const { clientHeight: high, scrollHeight } = list;
  if (!high || scrollHeight <= high) return;
  const [lines, items, last] = [linesIn(list), itemsIn(list), scrollHeight - high];
  const least = high * MOST;
  const [first, final] = [edgeBelow(last, items), scrollHeight];
  const top = from <= last ? Math.floor(edgeAbove(Math.max(0, from), lines)) : Math.ceil(final - first > least ? first : edgeBelow(last, lines));
  const whole = edgeAbove(top + high, items);
  const end = from > last ? final : whole - top > least ? whole : edgeAbove(top + high, lines);
  if (end <= top) return;
  list.style.maxHeight = `${end - top}px`;
  list.scrollTop = top;
}

/** Keeps it so while the list grows and its room changes. */
export function wholeLines(list: HTMLElement): { destroy: () => void } {
  const fit = () => showWhole(list);
  const [room, words] = [new ResizeObserver(fit), new MutationObserver(fit)];
  if (list.parentElement) room.observe(list.parentElement);
  words.observe(list, { childList: true, characterData: true, subtree: true });
  fit();
  return { destroy: () => (room.disconnect(), words.disconnect()) };
}

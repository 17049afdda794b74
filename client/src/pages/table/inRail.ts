/** The drawer lies in the rail, where the log is: over or under the question, and never on it. */
export interface Span {
  top: number;
  bottom: number;
}
/** In less one cannot read and write. */
const LEAST = 168;
const GAP = 8;

/** Where in the rail it lies: after the race, from the bar on, or under the question; null where all that is too low. */
export function placeBeside(question: Span, race: Span | undefined, rail: Span): Span | null {
  const over = question.top - GAP;
  const spans = [...(race ? [{ top: race.bottom + GAP, bottom: over }] : []), { top: rail.top, bottom: over }, { top: question.bottom + GAP, bottom: rail.bottom }];
  return spans.find(({ top, bottom }) => bottom - top >= LEAST) ?? null;
}

/** Keeps it there while the question changes. What the rail has no room for stays at the left. */
export function inRail(drawer: HTMLElement): { destroy: () => void } {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  function lay(): void {
    const [question, bar] = [box("[data-part=question]"), box(".table header")];
    const place = question && placeBeside(question, box("[data-part=race]"), { top: (bar?.bottom ?? 0) + GAP, bottom: innerHeight - GAP });
    drawer.classList.toggle("railed", Boolean(place));
    if (!question || !place) return;
    const { style } = drawer;
    style.setProperty("--left", `${question.left}px`);
    style.setProperty("--wide", `${question.width}px`);
    style.setProperty("--top", `${place.top}px`);
    style.setProperty("--high", `${place.bottom - place.top}px`);
  }
  const resized = new ResizeObserver(lay);
  const changed = new MutationObserver(lay);
  lay();
  resized.observe(document.body);
  changed.observe(document.querySelector(".table") ?? document.body, { childList: true, subtree: true });
  return { destroy: () => (resized.disconnect(), changed.disconnect()) };
}

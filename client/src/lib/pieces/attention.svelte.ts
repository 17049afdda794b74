/** Keeps the keyboard and the eye where something can be done. */
import { tick } from "svelte";
import { still } from "../motion";

/** The thing that was picked may be gone after a change: the keyboard goes on in the same zone. */
export function keepZone(change: () => unknown): void {
  let zone: Element | null = null;
  $effect.pre(() => {
    change();
    zone = document.activeElement?.closest("[data-zone]") ?? null;
  });
  $effect(() => {
    change();
    if (zone && document.activeElement === document.body) zone.querySelector<HTMLElement>("button")?.focus();
  });
}

/** About as high as the question on a phone. */
const SHEET = 220;

/** On a small window what is on offer may lie outside: the first of it comes into view. */
export async function showOffered(page: HTMLElement, phone: boolean, block: ScrollLogicalPosition): Promise<void> {
  await tick();
  const foot = innerHeight - (phone ? SHEET : 0);
  const offered = [...page.querySelectorAll<HTMLElement>("main .offered")];
  const inside = offered.some((thing) => thing.getBoundingClientRect().top > 0 && thing.getBoundingClientRect().bottom < foot);
  if (!inside) offered[0]?.scrollIntoView({ block, behavior: still() ? "auto" : "smooth" });
}

/** Goes to a thing, after what lies over it has been put away. */
export async function pointAt(page: HTMLElement | undefined, ref: string, named = "ref"): Promise<void> {
  await tick();
  const button = page?.querySelector<HTMLElement>(`[data-${named}="${CSS.escape(ref)}"] button`);
  button?.closest("details")?.setAttribute("open", "");
  button?.scrollIntoView({ block: "nearest" });
  button?.focus();
}

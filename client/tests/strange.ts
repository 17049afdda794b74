/** Tables that name what this client has never heard of: each text of the samples, once in each of its places, is another. */
import { flushSync, type Component } from "svelte";
import { expect, it, vi } from "vitest";
import type { TableProps } from "../src/lib/game";
import type { Decision, Event, Json } from "../src/lib/kernel";
import { SEAT_INKS } from "../src/lib/look/inks";
import { lay } from "./page";

export const STRANGE = "clockwork-titan";
export const IN_WORDS = "Clockwork titan";

export interface Sample<View = any> {
  view: View;
  decision: Decision | null;
  events: Event[];
  odds?: Json;
}
export interface Fixture<Catalogue = any> {
  catalogue: Catalogue;
  samples: Record<string, Sample>;
}

interface Change {
  /** `.view.seats.*.active.*`: where, whatever the number or name. */
  place: string;
  path: readonly (string | number)[];
  /** Whether the name of an entry is changed, and not a text. */
  name: boolean;
}

/** One change for each place that holds a text or names a thing. */
export function changesIn(value: Json): Change[] {
  const found = new Map<string, Change>();
  const note = (place: string, path: (string | number)[], name: boolean): void => {
    if (!found.has(place)) found.set(place, { place, path, name });
  };
  const visit = (part: Json, path: (string | number)[], place: string): void => {
    if (typeof part === "string") note(place, path, false);
    if (typeof part !== "object" || part === null) return;
    const alike = Array.isArray(part) || isList(Object.values(part));
    for (const [key, each] of Object.entries(part)) {
      const deeper = [...path, Array.isArray(part) ? Number(key) : key];
      if (alike && !Array.isArray(part)) note(`${place}.{}`, deeper, true);
      visit(each, deeper, `${place}.${alike ? "*" : key}`);
    }
  };
  visit(value, [], "");
  return [...found.values()];
}

/** Things by their names, all of one kind; not one thing with its facts. */
function isList(values: readonly Json[]): boolean {
  const shapes = new Set(values.map(shapeOf));
  return values.length > 1 && shapes.size === 1 && !shapes.has("string");
}
function shapeOf(value: Json): string {
  if (typeof value !== "object" || value === null) return typeof value;
  return Array.isArray(value) ? "list" : Object.keys(value).sort().join();
}

/** A copy with these things changed; names last, since the others are found by them. */
export function changed<Value>(value: Value, changes: readonly Change[]): Value {
  const copy = structuredClone(value);
  for (const { path, name } of [...changes].sort((a, b) => Number(a.name) - Number(b.name) || b.path.length - a.path.length)) {
    const holder = path.slice(0, -1).reduce<any>((part, key) => part?.[key], copy);
    const key = path.at(-1) ?? "";
    if (!holder || !(key in holder)) continue;
    if (name) holder[STRANGE] = holder[key];
    if (name) delete holder[key];
    else holder[key] = STRANGE;
  }
  return copy;
}

export function sit(table: Component<TableProps<any, any>>, sample: Sample, catalogue: unknown) {
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve(null)), undo: null, odds: () => Promise.resolve(sample.odds ?? null) };
  const people = SEAT_INKS.map((ink, i) => ({ name: `Player ${i}`, bot: false, ink }));
  lay(table, { ...sample, ...deeds, seat: sample.view.seat, people, catalogue });
  return deeds;
}

/** Opens what everything on the table tells about itself. */
export function openAll(): void {
  for (const sheet of document.querySelectorAll("[data-about]")) sheet.parentElement?.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", movementX: 1, bubbles: true }));
  vi.advanceTimersByTime(1000);
  flushSync();
}

/** Answers with an option of the question by its words: a first press selects, the call acts. */
export function choose(label: string): void {
  const buttons = () => [...document.querySelectorAll<HTMLElement>(".ask ~ ul .option, .call button")];
  const found = () => buttons().find((button) => button.textContent?.includes(label));
  if (!found()) document.querySelector<HTMLElement>(".lead [aria-expanded=false]")?.click();
  flushSync();
  for (let press = 0; press < 2; press++) {
    found()?.click();
    flushSync();
  }
}

const AT_ONCE = 60;

/** Each text in each of its places, some at once: the table is drawn, and says nothing that makes no sense. */
export function drawsWhatItDoesNotKnow(table: Component<TableProps<any, any>>, { samples, catalogue }: Fixture, but: readonly string[] = []): void {
  const seen = new Set(but);
  const cases = Object.entries(samples).flatMap(([moment, sample]) => {
    const fresh = changesIn({ ...sample, catalogue } as unknown as Json).filter(({ place }) => !seen.has(place));
    for (const { place } of fresh) seen.add(place);
    return Array.from({ length: Math.ceil(fresh.length / AT_ONCE) }, (_, i) => ({ moment, changes: fresh.slice(i * AT_ONCE, (i + 1) * AT_ONCE) }));
  });
  it.each(cases.map(({ moment, changes }) => ({ moment, changes, places: changes.map(({ place }) => place).join(" ") })))("$moment with something strange at $places", ({ moment, changes }) => {
    const strange = changed({ ...samples[moment], catalogue } as Sample & { catalogue: Json }, changes);
    sit(table, strange, strange.catalogue);
    openAll();
    expect(document.querySelector("main")?.textContent).toBeTruthy();
    const said = document.body.innerHTML.match(/.{30}(?:\bundefined\b|\bNaN\b|\[object).{30}/);
    expect(said?.[0]).toBeUndefined();
  });
}

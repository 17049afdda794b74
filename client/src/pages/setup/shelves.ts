/** A list that is made of shelves: so many of each, at most one of each sort. */
import type { BarCard, Json, OptionCard, ShelfCard } from "../../lib/wire";
import { barOf, type Chosen } from "./bars";

/** The options with what their shelves hold now, and how much of it is needed: a word that needs values of another option is
 *  there with all of them only. Of an open shelf no more is wanted than can be taken. */
export function stocked(options: readonly OptionCard[], now: Chosen, seats: number): OptionCard[] {
  return options.map((option) => ({ ...option, shelves: option.shelves.map((shelf) => stock(option, shelf, now, seats)) }));
}
function stock(option: OptionCard, shelf: ShelfCard, now: Chosen, seats: number): ShelfCard {
  const { sorts } = held(shelf, now);
  if (shelf.is_open) return { ...shelf, sorts, count: Math.min(shelf.count, Object.values(sorts).filter((words) => words.some((word) => !barOf(option, word, now, seats))).length) };
  const allowed = now[shelf.within];
  const alone = Array.isArray(allowed) && allowed.length === 1 ? shelf.alone[String(allowed[0])] : undefined;
  return { ...shelf, sorts, count: alone ?? shelf.count };
}
function held(shelf: ShelfCard, now: Chosen): ShelfCard {
  const allowed = now[shelf.within];
  if (!Array.isArray(allowed)) return shelf;
  return only(shelf, (word) => (shelf.needs[word] ?? []).every((value) => allowed.includes(value)));
}
function only(shelf: ShelfCard, fits: (word: string) => boolean): ShelfCard {
  const sorts = Object.entries(shelf.sorts).map(([sort, words]) => [sort, words.filter(fits)] as const);
  return { ...shelf, sorts: Object.fromEntries(sorts.filter(([, words]) => words.length)) };
}

/** Of a list that is made of shelves, the words that can be taken from them now. */
export function there(option: OptionCard, list: readonly Json[], now: Chosen, seats: number): Json[] {
  const words = new Set(option.shelves.flatMap((shelf) => Object.values(held(shelf, now).sorts).flat()));
  return option.shelves.length ? list.filter((word) => words.has(String(word)) && !barOf(option, word, now, seats)) : [...list];
}

/** What keeps a whole sort from being taken: that of its first version, where all of them are barred. */
export function sortBar(option: OptionCard, words: readonly string[], now: Chosen, seats: number): BarCard | null {
  const bars = words.map((word) => barOf(option, word, now, seats));
  return bars.every(Boolean) ? (bars[0] ?? null) : null;
}

/** How a shelf stands: what is chosen from it, and how many more it needs; an open one needs none. */
export function shelfStanding({ sorts, count, is_open }: ShelfCard, chosen: readonly string[]): { taken: Map<string, string>; missing: number; room: number } {
  const taken = new Map(Object.entries(sorts).flatMap(([sort, words]) => words.filter((word) => chosen.includes(word)).map((word): [string, string] => [sort, word])));
  return { taken, missing: is_open ? Math.min(0, count - taken.size) : count - taken.size, room: count - taken.size };
}

/** The list with a sort put in, in this version, or taken out again. Where there is place for one only, it takes the place of
 *  the one before. */
export function withSort({ sorts, count }: ShelfCard, chosen: readonly string[], sort: string, word: string | null): string[] {
  const gone = new Set(word !== null && count === 1 ? Object.values(sorts).flat() : sorts[sort]);
  const rest = chosen.filter((each) => !gone.has(each));
  return word === null ? rest : [...rest, word];
}

/** Fills a list by chance with what it still needs. `draw` gives a whole number below the one it is given. */
export function filledUp(option: OptionCard, chosen: readonly string[], now: Chosen, seats: number, draw: (below: number) => number): string[] {
  let list = [...chosen];
  for (const full of option.shelves) {
    const shelf = only(full, (word) => !barOf(option, word, now, seats));
    for (let { taken, missing } = shelfStanding(shelf, list); missing > 0; missing -= 1) {
      const free = Object.keys(shelf.sorts).filter((sort) => !taken.has(sort));
      const sort = free[draw(free.length)];
      if (sort === undefined) break;
      const words = shelf.sorts[sort] ?? [];
      list = withSort(shelf, list, sort, words[draw(words.length)] ?? null);
      taken = shelfStanding(shelf, list).taken;
    }
  }
  return list;
}

/** What still is missing of all lists, shelf by shelf. */
export function missingOf(options: readonly OptionCard[], now: Chosen): { shelf: ShelfCard; missing: number }[] {
  return options.flatMap(({ name, shelves }) => {
    const list = now[name];
    if (!Array.isArray(list)) return [];
    return shelves.map((shelf) => ({ shelf, missing: shelfStanding(shelf, list.map(String)).missing })).filter(({ missing }) => missing !== 0);
  });
}

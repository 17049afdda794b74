/** What may be chosen of the options of a game, as the game itself declares it: the form knows no rule. */
import type { BarCard, Json, OptionCard, ShelfCard, StockCard, UsualCard } from "../../lib/wire";
import { inWords } from "../../lib/words/plain";

export type Chosen = Readonly<Record<string, Json>>;

/** In a list of words the order does not count. */
const same = (one: Json | undefined, other: Json) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = (value: Json | undefined) => (Array.isArray(value) ? value.map(String).sort() : value);

/** Whether it is so, with so many seats and beside the other options. */
function holds({ seats: span, beside, unless, lacking, having }: Omit<UsualCard, "value">, others: Chosen, seats: number): boolean {
  const has = (list: Json | undefined, word: string) => Array.isArray(list) && list.includes(word);
  return (
    (!span || (span[0] <= seats && seats <= span[1])) &&
    (!beside || same(others[beside[0]], beside[1])) &&
    !unless?.[1].some((each) => same(others[unless[0]], each)) &&
    !(lacking && has(others[lacking[0]], lacking[1])) &&
    (!having || has(others[having[0]], having[1]))
  );
}
const of = (bars: readonly BarCard[], value: Json, others: Chosen, seats: number) => bars.filter((bar) => bar.values.some((each) => same(each, value)) && holds(bar, others, seats));

/** What keeps an option from a value, with so many seats and beside the other options; null: nothing does. */
export function barOf(option: OptionCard, value: Json, others: Chosen, seats: number): BarCard | null {
  return of(option.bars, value, others, seats)[0] ?? null;
}

/** What is said against the options as they are, although they are allowed. */
export function cautionsOf(options: readonly OptionCard[], now: Chosen, seats: number): BarCard[] {
  return options.flatMap(({ name, cautions }) => of(cautions, now[name] ?? null, now, seats));
}

/** What an option is when it is left out: it may follow from what was chosen before it. */
export function usualOf({ usual, default: else_ }: OptionCard, others: Chosen, seats: number): Json {
  const found = usual.find((each) => holds(each, others, seats));
  return found ? found.value : else_;
}

/** What the words of a list bring too few of, and how many they bring; nothing where they are enough. */
export function shortOf({ stocks }: OptionCard, words: readonly string[]): { stock: StockCard; have: number }[] {
  return stocks.map((stock) => ({ stock, have: new Set(words.flatMap((word) => stock.brings[word] ?? [])).size })).filter(({ stock, have }) => have < stock.count && !(words.length === 1 && stock.alone.includes(words[0]!)));
}

/** A list of several words that can be taken. */
function enough(option: OptionCard, value: Json): boolean {
  return option.kind !== "several" || (Array.isArray(value) && value.length >= (option.least ?? 0) && !shortOf(option, value.map(String)).length);
}

/** The values that are shown one by one; a number of many values has none. */
export function valuesOf(option: OptionCard): Json[] {
  if (option.kind === "choice") return option.choices;
  if (option.kind === "flag") return [false, true];
  if (option.kind === "number") return numbersOf(option);
  return [];
}

export function numbersOf({ least, most, step }: OptionCard): number[] {
  return Array.from({ length: Math.floor(((most ?? 0) - (least ?? 0)) / step) + 1 }, (_, i) => (least ?? 0) + i * step);
}

/** All options as they can be: what was wished for and is barred gives way, and comes back when the bar is gone. */
export function settled(options: readonly OptionCard[], wishes: Chosen, seats: number): Record<string, Json> {
  const now: Record<string, Json> = {};
  for (const option of options) {
    const usual = usualOf(option, now, seats);
    const wish = wishes[option.name] ?? usual;
    const open = [wish, usual, ...valuesOf(option)].find((value) => enough(option, value) && !barOf(option, value, now, seats));
    const value = open ?? wish;
    now[option.name] = outOfSeats(option, value, seats) ? usual : Array.isArray(value) ? there(option, value, now) : value;
  }
  return now;
}

/** Of a list that is made of shelves, the words that are on them now. */
function there({ shelves }: OptionCard, list: readonly Json[], now: Chosen): Json[] {
  const words = new Set(shelves.flatMap((shelf) => Object.values(stock(shelf, now).sorts).flat()));
  return shelves.length ? list.filter((word) => words.has(String(word))) : [...list];
}

/** Who was to begin has left. */
function outOfSeats({ kind }: OptionCard, value: Json, seats: number): boolean {
  return kind === "first" && typeof value === "number" && value >= seats;
}

/** What is sent: what is not as usual beside the others, or as it was before. */
export function unusual(options: readonly OptionCard[], now: Chosen, seats: number, before: Chosen = {}): Record<string, Json> {
  const other = options.filter((option) => option.name in now && !same(now[option.name], before[option.name] ?? usualOf(option, now, seats)));
  return Object.fromEntries(other.map(({ name }) => [name, now[name] as Json]));
}

/** The options in a few words: what is taken of lists and choices. */
export function inShort(options: readonly OptionCard[], now: Chosen): string {
  const told = options.flatMap((option) => {
    const value = now[option.name] ?? option.default;
    if (option.kind === "several" && Array.isArray(value)) return value.map((word) => wordsOf(option, String(word)).title);
    return option.kind === "listed" ? [wordsOf(option, Array.isArray(value) ? "list" : String(value)).title] : [];
  });
  return told.join(", ");
}

/** Nothing can be chosen here now: all but what is taken anyhow is barred. Then the reason, once for all. */
export function idle(option: OptionCard, now: Chosen, seats: number): BarCard | null {
  if (option.kind !== "choice") return null;
  const others = option.choices.filter((value) => !same(now[option.name], value));
  const bars = others.map((value) => barOf(option, value, now, seats));
  return others.length > 1 && bars.every(Boolean) ? (bars[0] ?? null) : null;
}

/** A value as people read it; one that the game has no words for goes by its own name. */
export function wordsOf(option: OptionCard, value: string): { title: string; help: string } {
  return option.words[value] ?? { title: inWords(value), help: "" };
}

/** The options with what their shelves hold now, and how much of it is needed: a word that needs values of another option is
 *  there with all of them only. */
export function stocked(options: readonly OptionCard[], now: Chosen): OptionCard[] {
  return options.map((option) => ({ ...option, shelves: option.shelves.map((shelf) => stock(shelf, now)) }));
}
function stock(shelf: ShelfCard, now: Chosen): ShelfCard {
  const allowed = now[shelf.within];
  if (!Array.isArray(allowed)) return shelf;
  const isKept = (word: string) => !!shelf.unless[word] && same(now[shelf.unless[word][0]], shelf.unless[word][1]);
  const there = (word: string) => (shelf.needs[word] ?? []).every((value) => allowed.includes(value)) && !isKept(word);
  const sorts = Object.entries(shelf.sorts).map(([sort, words]) => [sort, words.filter(there)] as const);
  const count = (allowed.length === 1 && shelf.alone[String(allowed[0])]) || shelf.count;
  return { ...shelf, count, sorts: Object.fromEntries(sorts.filter(([, words]) => words.length)) };
}

/** How a shelf stands: what is chosen from it, and how many more it needs. */
export function shelfStanding({ sorts, count }: ShelfCard, chosen: readonly string[]): { taken: Map<string, string>; missing: number } {
  const taken = new Map(Object.entries(sorts).flatMap(([sort, words]) => words.filter((word) => chosen.includes(word)).map((word): [string, string] => [sort, word])));
  return { taken, missing: count - taken.size };
}

/** The list with a sort put in, in this version, or taken out again. */
export function withSort({ sorts }: ShelfCard, chosen: readonly string[], sort: string, word: string | null): string[] {
  const rest = chosen.filter((each) => !(sorts[sort] ?? []).includes(each));
  return word === null ? rest : [...rest, word];
}

/** Fills a list by chance with what it still needs. `draw` gives a whole number below the one it is given. */
export function filledUp(shelves: readonly ShelfCard[], chosen: readonly string[], draw: (below: number) => number): string[] {
  let list = [...chosen];
  for (const shelf of shelves) {
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

/** A part of the page: pictures that belong together. */
export interface Block {
  title: string;
  options: OptionCard[];
}

const FEW = 3;

/** The options in blocks: a long choice or a list stands by itself, all that is short stands together. Who begins is
 *  asked with the seats, and what leaves no choice is not asked at all. */
export function blocksOf(options: readonly OptionCard[], variants: string): Block[] {
  const blocks: Block[] = [];
  let short: Block | null = null;
  for (const option of options) {
    if (option.kind === "first" || (option.kind === "several" && option.choices.length <= (option.least ?? 0))) continue;
    if (option.kind === "listed" || option.kind === "several" || (option.kind === "choice" && option.choices.length > FEW)) {
      blocks.push({ title: option.title, options: [option] });
      continue;
    }
    if (!short) blocks.push((short = { title: option.kind === "choice" ? option.title : variants, options: [] }));
    short.options.push(option);
  }
  return blocks;
}

/** What may be chosen of the options of a game, as the game itself declares it: the form knows no rule. */
import type { BarCard, Json, OptionCard, StockCard } from "../../lib/wire";
import { inWords } from "../../lib/words/plain";
import { barOf, same, usualOf, type Chosen } from "./bars";
import { there } from "./shelves";

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
    now[option.name] = outOfSeats(option, value, seats) ? usual : Array.isArray(value) ? there(option, value, now, seats) : value;
  }
  return now;
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

/** A part of the page: pictures that belong together. */
export interface Block {
  title: string;
  options: OptionCard[];
}

const FEW = 3;

/** The options in blocks: a long choice or a list stands by itself, all that is short stands together, and last where it
 *  is no more than variants. Who begins is asked with the seats, and what leaves no choice is not asked at all. */
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
  const last = (block: Block) => block === short && block.title === variants;
  return [...blocks.filter((block) => !last(block)), ...blocks.filter(last)];
}

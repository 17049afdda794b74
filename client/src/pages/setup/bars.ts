/** What speaks against a value of an option, or for it, beside the others: as the game declares it. */
import type { BarCard, Json, OptionCard, UsualCard } from "../../lib/wire";

export type Chosen = Readonly<Record<string, Json>>;

/** In a list of words the order does not count. */
export const same = (one: Json | undefined, other: Json) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
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

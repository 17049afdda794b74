/** What stands in the talk: the last deeds with the signs on them, and what was said between them. */
import type { Event } from "../../lib/kernel";
import { beatsOf, type Told } from "../../lib/telling/beats";
import type { TalkLine } from "../../lib/wire";

export interface Sign {
  phrase: string;
  seats: readonly number[];
}
/** A deed of the game, by its number among the events that everybody was told. */
export interface Deed {
  number: number;
  doer: number | null;
  text: string;
  signs: readonly Sign[];
}
export type Entry = { key: string } & ({ deed: Deed } | { line: TalkLine });

/** So many deeds stand there; older ones only if they have a sign. */
const LATEST = 20;

function deedsOf(events: readonly Event[], view: unknown, told: Told, talk: readonly TalkLine[]): Deed[] {
  const open = events.filter((event) => !event.private);
  return beatsOf({ events: open, from: 0, view, told, mine: [], own: false })
    .map(({ at, event, doer }) => ({ number: at, doer, text: event.text, signs: signsOn(at, talk) }))
    .filter(({ signs }, at, all) => signs.length || at >= all.length - LATEST);
}

function signsOn(number: number, talk: readonly TalkLine[]): Sign[] {
  const signs = new Map<string, number[]>();
  for (const { about, phrase = "", seat } of talk) if (about === number) signs.set(phrase, [...(signs.get(phrase) ?? []), seat]);
  return [...signs].map(([phrase, seats]) => ({ phrase, seats }));
}

/** In the order in which they happened and were said. What is said of deeds that are not told yet comes last. */
export function entriesOf(events: readonly Event[], view: unknown, told: Told | undefined, talk: readonly TalkLine[]): Entry[] {
  const deeds = told && view ? deedsOf(events, view, told, talk) : [];
  const lines = talk.filter(({ about }) => about == null).map((line, nth) => ({ key: `line ${nth}`, line }));
  const entries: Entry[] = [];
  for (const deed of deeds) {
    while (lines[0] && (lines[0].line.after ?? 0) <= deed.number) entries.push(lines.shift()!);
    entries.push({ key: `deed ${deed.number}`, deed });
  }
  return [...entries, ...lines];
}

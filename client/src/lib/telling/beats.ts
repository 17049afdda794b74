/** Cuts what happened into beats: one deed with what leads to it and what follows from it. */
import type { Component } from "svelte";
import type { Person } from "../game";
import type { Event } from "../kernel";
import { verbOf } from "../pieces/manners";
import { COMBAT_MS, DEED_MS } from "./pace";

/** What a die of a game is drawn from when it is shown large. */
export interface LargeDie {
  /** By the name that the game's `dice` gave. */
  die: string;
  /** Not thrown yet: it has no face. */
  covered: boolean;
}

/** The moment of a deed on the table, in ms: how long it plays before its outcome is out, and how long that is shown. */
export interface Moment {
  before: number;
  after: number;
}

/** What words are made of. */
export interface Company {
  view: any;
  people: readonly Person[];
  catalogue: any;
}

/** How a game is told: by kinds of events. What is not named is a deed of its own; what came later too. */
export interface Told {
  /** Whose deed it is; null where nobody is meant. */
  doer: (event: Event, view: any) => number | null;
  /** It takes longer to be seen. */
  combats: ReadonlySet<string>;
  /** Goes with the next, or with the one before. */
  leads: ReadonlySet<string>;
  follows: ReadonlySet<string>;
  /** Whether event `i` goes with the beat that began at `from`, where its kind alone does not say it. */
  joins?: (events: readonly Event[], i: number, from: number) => boolean;
  /** The dice that fell; none: it is told in words. */
  dice: (event: Event) => readonly string[];
  /** Who throws them, where it is not who does it. */
  throwers?: (event: Event, view: any) => readonly number[];
  /** All that a die could show, for its tumbling. */
  faces?: (die: string, catalogue: any) => readonly string[];
  die?: Component<LargeDie>;
  /** Verbs of answers that are the throw: nothing is to be pressed again. */
  pressed: readonly string[];
  /** In the names of the table, where the text of the event has others. */
  words?: (event: Event, company: Company) => string;
  /** So long, where it is neither a deed nor a combat. */
  ms?: Readonly<Record<string, number>>;
  /** What has a moment of its own, which the table draws; what I did has it too. Null: it has none. */
  moment?: (event: Event, mine: boolean) => Moment | null;
  /** The line while its moment plays: it does not say how it ends. */
  meanwhile?: (event: Event, catalogue: any) => string;
  /** The first view as it was before these events: a game may begin with a roll. */
  opening?: (view: any, events: readonly Event[]) => any;
  /** What I set off is told like that of the others. */
  all?: boolean;
}

export interface Beat {
  /** Events `from` to `to` (without); before `at` lies what leads to it. */
  from: number;
  at: number;
  to: number;
  event: Event;
  /** How long it takes; what I know already takes no time. */
  ms: number;
  /** So long its moment plays before it is out; null: it has none. */
  moment: number | null;
  dice: readonly string[];
  doer: number | null;
  /** My dice: I throw. */
  mine: boolean;
}

export interface Cut {
  events: readonly Event[];
  from: number;
  view: unknown;
  told: Told;
  mine: readonly number[];
  /** It came of my answer: I know it, as far as no other turn begins. */
  own: boolean;
}

export function beatsOf({ events, from, view, told, mine, own }: Cut): Beat[] {
  const beats: Beat[] = [];
  let [start, mineStill, mineBegins] = [from, own && !told.all, false];
  for (let i = from; i < events.length; i++) {
    const event = events[i]!;
    const last = beats.at(-1);
    const doer = told.doer(event, view);
    if (event.kind === "turn" && doer !== null && !mine.includes(doer)) mineStill = false;
    if (event.kind === "turn" && doer !== null) mineBegins = mine.includes(doer);
    if (!event.text || event.forced || told.leads.has(event.kind)) continue;
    // What my turn begins with is seen on my board: it goes with what comes.
    if (!last && mineBegins && told.follows.has(event.kind)) continue;
    const dice = told.dice(event);
    if (!dice.length && last && (told.follows.has(event.kind) || told.joins?.(events, i, last.from))) {
      last.to = start = i + 1;
      continue;
    }
    const throwers = dice.length ? (told.throwers?.(event, view) ?? [doer]) : [];
    const moment = told.moment?.(event, doer !== null && mine.includes(doer)) ?? null;
    const ms = moment?.after ?? (mineStill ? 0 : msOf(event, told));
    beats.push({ from: start, at: i, to: i + 1, event, dice, doer, mine: throwers.some((seat) => seat !== null && mine.includes(seat)), ms, moment: moment?.before ?? null });
    start = i + 1;
  }
  // What leads nowhere goes with the last.
  const last = beats.at(-1);
  if (last) last.to = events.length;
  return beats;
}

function msOf({ kind }: Event, told: Told): number {
  return told.ms?.[kind] ?? (told.combats.has(kind) ? COMBAT_MS : DEED_MS);
}

/** Whether an answer is itself the throw of dice. */
export function isThrow(told: Told | null, option: string): boolean {
  return told?.pressed.includes(verbOf({ id: option })) ?? false;
}

/** What came of a deed, after its own line; the next turn did not. */
export function wordsAfter(events: readonly Event[], words: (event: Event) => string): string {
  const turn = events.findIndex(({ kind }) => kind === "turn");
  return events.slice(0, turn < 0 ? events.length : turn).filter(({ text, forced }) => text && !forced).map(words).join(" ");
}

/** A table as this browser knows it: what each piece of news changes, and what follows from it. */
import { decisionOf, eventOf, struckOut, type Decision, type Event } from "../kernel";
import type { Json, Me, News, SeatCard, SeatState, TableCard, TalkLine } from "../wire";
import { changed } from "./differences";

/** The game through one pair of eyes, with all events so far. */
export interface Eyes extends Omit<SeatState, "change" | "decision" | "events" | "first" | "struck" | "view"> {
  view: Record<string, Json>;
  decision: Decision | null;
  events: readonly Event[];
  /** Nothing of its first state was told yet: what that tells. */
  opening?: readonly Event[];
}

export interface TableState {
  card: TableCard | null;
  me: Me;
  /** By seat, or `-` for an onlooker. */
  eyes: Readonly<Record<string, Eyes>>;
  talk: readonly TalkLine[];
  /** How many news this line has brought. */
  number: number;
  /** When the last news was sent, by the server's clock, in seconds. */
  now: number;
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead: number;
}

export const NOBODY: Me = { seats: [], host: false, muted: {} };
export const UNKNOWN: TableState = { card: null, me: NOBODY, eyes: {}, talk: [], number: 0, now: 0, ahead: 0 };

export const nameOf = (seat: number | null): string => (seat === null ? "-" : String(seat));

/** What `hello` says that we have already. */
export function seenOf(state: TableState): { seen: Record<string, number>; talk: number } {
  const seen = Object.fromEntries(Object.entries(state.eyes).map(([name, { events }]) => [name, events.length]));
  return { seen, talk: state.talk.length };
}

/** News out of place: something before them is missing. The line must be taken up anew, then all of it comes. */
export class Gap extends Error {}

/** The table after a piece of news. What is older than what we know changes nothing. */
export function told(state: TableState, news: News, clock = Date.now() / 1000): TableState {
  if (news.now < state.now) return state;
  const next = news.number === state.number + 1;
  const me = news.me ?? state.me;
  const eyes = { ...state.eyes };
  for (const seat of news.seats ?? []) eyes[nameOf(seat.seat)] = looked(eyes[nameOf(seat.seat)], seat, next);
  const mine = me.seats.length ? me.seats.map(nameOf) : ["-"];
  return {
    card: news.change ? after(state.card, news.change, next) : (news.table ?? state.card),
    me,
    eyes: Object.fromEntries(Object.entries(eyes).filter(([name]) => mine.includes(name))),
    talk: heard(state.talk, news.talk ?? []),
    number: news.number,
    now: news.now,
    ahead: news.now - clock,
  };
}

/** Another server, or the same one after a restart: its clock may be behind, and its news are counted anew. */
export function welcomed(state: TableState): TableState {
  return { ...state, number: 0, now: 0 };
}

/** What we have, after a change; that is told of the news just before. */
function after<T>(known: T | null | undefined, change: Json, next: boolean): T {
  if (!known || !next) throw new Gap("something has changed that is not known here");
  return changed(known as Json, change) as T;
}

function looked(before: Eyes | undefined, { first, events, struck, decision, view, change, ...rest }: SeatState, next: boolean): Eyes {
  const known = before?.events ?? [];
  if (first > known.length) throw new Gap(`events ${known.length} to ${first} are missing`);
  if (before && first + events.length < known.length && !change) return before;
  return {
    ...rest,
    view: view ?? after(before?.view, change ?? null, next),
    decision: decision && rest.seat !== null ? decisionOf(rest.seat, decision) : null,
    events: struckOut(events.length ? [...known.slice(0, first), ...events.map(eventOf)] : known, struck),
  };
}

/** Lines may come twice: those of muted seats are not counted by us, so we may ask for more than we lack. */
function heard(known: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const key = ({ at, seat, text = "", phrase = "", about = null }: TalkLine) => `${at} ${seat} ${phrase} ${text} ${about}`;
  const have = new Set(known.map(key));
  const fresh = lines.filter((line) => !have.has(key(line)));
  return fresh.length ? [...known, ...fresh].sort((a, b) => a.at - b.at) : known;
}

// -- what follows ----------------------------------------------------------------------------------------------------

/** My seats that are asked something now. */
export function asked(state: TableState): number[] {
  return state.me.seats.filter((seat) => state.eyes[nameOf(seat)]?.decision);
}

/** The seats of others that the table waits for. */
export function waitedFor({ card, me }: TableState): number[] {
  return (card?.to_act ?? []).filter((seat) => !me.seats.includes(seat));
}

/** How many lines others have said since then, by the server's clock. */
export function unheardSince({ talk, me }: TableState, at: number): number {
  return talk.filter((line) => line.at > at && !me.seats.includes(line.seat)).length;
}

/** Seconds that a seat has left; null without a clock, or while it does not run and nothing is kept. */
export function timeLeft(seat: SeatCard, ahead: number, clock = Date.now() / 1000): number | null {
  if (seat.until != null) return Math.max(0, seat.until - (clock + ahead));
  return seat.left ?? null;
}

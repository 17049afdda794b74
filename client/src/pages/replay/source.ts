/** Where a replay comes from: a table of this server, or a record that somebody has as a file. */
import { eventOf } from "../../lib/kernel";
import { api } from "../../lib/live/api";
import { aside } from "../../lib/live/aside";
import { namesOf } from "../../lib/live/names";
import { tokens } from "../../lib/live/tokens";
import type { Frames, NewTableMade, TableCard } from "../../lib/wire";
import type { Analyst } from "./judging.svelte";
import type { Frame } from "./reel.svelte";

export interface Source {
  /** The table, where there is one to link to. */
  table: string | null;
  frames: (first: number, last: number, viewer: string) => Promise<Frames>;
  /** The whole record as text. */
  record: () => Promise<string>;
  /** A new table that goes on from a step; the token becomes its founder's. */
  fork: (token: string, step: number) => Promise<NewTableMade>;
  /** The seats that I had in it. */
  mine: readonly number[];
  /** How the seats are called, and which are bots; a record knows numbers only. */
  people: () => Promise<{ name: string; bot: boolean }[]>;
  /** Who analyses it; a record from a file is analysed by its owner's own program. */
  analyst: Analyst | null;
}

export function tableSource(table: string): Source {
  const token = tokens.forTable(table)?.token ?? null;
  return {
    table,
    mine: tokens.forTable(table)?.seats ?? [],
    frames: (first, last, viewer) => api.frames(table, token, first, last, viewer),
    record: () => api.record(table, token),
    fork: (founder, step) => api.fork(table, founder, step),
    analyst: { look: () => aside.analysis(table, token), ask: () => aside.analyse(table, token) },
    async people() {
      const { table: card } = await api.table(table, token);
      return namesOf(card).map((name, seat) => ({ name, bot: card.seats[seat]?.kind === "bot" }));
    },
  };
}

export function recordSource(record: string): Source {
  return {
    table: null,
    mine: [],
    frames: (first, last, viewer) => api.framesOf(record, first, last, viewer),
    record: () => Promise.resolve(record),
    fork: (founder, step) => api.forkRecord(founder, record, step),
    people: () => Promise.resolve([]),
    analyst: null,
  };
}

/** What a seat was shown of a running game after its first `after` events, in parts as a reel takes them, until all that
 *  it knows now has come. */
export function storySource({ table, game, seats }: TableCard, token: string | null, seat: number | null, after: number, now: number): (first: number) => Promise<Frames> {
  let known = after;
  return async (first) => {
    const { moments } = await api.story(table, token, seat, known);
    // A part begins with how things stood, which is the last of the part before.
    const fresh = first ? moments.slice(1) : moments;
    const frames = fresh.map(({ view, events }, i): Frame => ({ step: first + i, entry: null, asked: [], events: events.map(eventOf), view }));
    const news = frames.reduce((sum, { events }) => sum + events.length, 0);
    known += news;
    const more = news > 0 && known < now;
    return { game, seats: seats.length, steps: first + frames.length - (more ? 0 : 1), frames: frames as unknown as Frames["frames"] };
  };
}

/** Questions and commands over HTTP. What the server refuses is thrown as a `Refusal`; no answer at all as `Unreachable`. */
import type { Address, Cards, Catalogue, Checked, Command, CourseNow, Done, Draws, Frames, Games, HintNow, HowTo, Json, LessonNow, Lobby, Manners, NewLesson, NewTableMade, OddsNow, Refused, Rules, Story, TableCalled, TableNow } from "../wire";

/** The server says no: nothing was changed. `code` names the kind of refusal, `message` is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

/** There was no answer: no network, or no server. */
export class Unreachable extends Error {}

/** A command before its id is drawn. */
export type Deed = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

export interface Founding {
  game: string;
  seats: number;
  options?: Record<string, Json>;
  manners?: Manners;
}

interface Asking {
  token?: string | null | undefined;
  body?: unknown;
}

export const api = {
  games: () => ask<Games>("/api/games"),
  lobby: () => ask<Lobby>("/api/lobby"),
  /** The table with an open seat that has this code. */
  called: async (code: string) => (await ask<TableCalled>(`/api/codes/${encodeURIComponent(code)}`)).table,
  /** Where others in the house find the server. */
  address: () => ask<Address>("/api/address"),
  rules: (game: string) => ask<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
  cards: (game: string) => ask<Cards>(`/api/games/${encodeURIComponent(game)}/cards`),
  catalogue: (game: string) => ask<Catalogue>(`/api/games/${encodeURIComponent(game)}/catalogue`),
  /** How a game is played, screen by screen. */
  howTo: (game: string) => ask<HowTo>(`/api/games/${encodeURIComponent(game)}/how-to`),
  newToken: async () => (await ask<{ token: string }>("/api/tokens", { body: {} })).token,
  foundTable: (token: string, founding: Founding) => ask<NewTableMade>("/api/tables", { token, body: founding }),
  /** The table of a scene of a lesson, with me at it. */
  foundLesson: (token: string, wanted: NewLesson) => ask<NewTableMade>("/api/lessons", { token, body: wanted }),
  /** What the teacher has said so far. */
  lesson: (table: string, token: string | null) => ask<LessonNow>(`${at(table)}/lesson`, { token }),
  table: (table: string, token?: string | null) => ask<TableNow>(at(table), { token }),
  command: (table: string, token: string | null, deed: Deed) => command(table, token, deed),
  /** The record as text once the game is over; until then what the own seats know. */
  record: (table: string, token?: string | null) => text(`${at(table)}/record`, { token }),
  frames: (table: string, token: string | null, first: number, last: number, viewer: string) =>
    ask<Frames>(`${at(table)}/frames?${new URLSearchParams({ first: `${first}`, last: `${last}`, viewer })}`, { token }),
  /** What a seat of mine was shown after its first `after` events; null is an onlooker. */
  story: (table: string, token: string | null, seat: number | null, after: number) =>
    ask<Story>(`${at(table)}/story?${new URLSearchParams({ ...(seat === null ? {} : { seat: `${seat}` }), after: `${after}` })}`, { token }),
  /** The chances of what a seat of mine may choose now. */
  odds: (table: string, token: string | null, seat: number) => ask<OddsNow>(`${at(table)}/odds?${new URLSearchParams({ seat: `${seat}` })}`, { token }),
  /** What a bot would do in a seat of mine; everybody is told that I asked. */
  hint: (table: string, token: string | null, seat: number, step: number) => ask<HintNow>(`${at(table)}/hint`, { token, body: { seat, step } }),
  /** How a game that is over went; null where it is not told. */
  course: async (table: string, token: string | null) => (await ask<CourseNow>(`${at(table)}/course`, { token })).course,
  /** What chance gave in a game that is over; events are numbered as the seat was told them. */
  draws: (table: string, token: string | null, seat: number | null) =>
    ask<Draws>(`${at(table)}/draws?${new URLSearchParams(seat === null ? {} : { seat: `${seat}` })}`, { token }),
  framesOf: (record: string, first: number, last: number, viewer: string) =>
    ask<Frames>("/api/records/frames", { body: { record, first, last, viewer } }),
  verify: (record: string) => ask<Checked>("/api/records/verify", { body: { record } }),
  fork: (table: string, token: string, step: number, manners: Manners = {}) =>
    ask<NewTableMade>(`${at(table)}/fork`, { token, body: { step, manners } }),
  forkRecord: (token: string, record: string, step: number, manners: Manners = {}) =>
    ask<NewTableMade>("/api/records/fork", { token, body: { record, step, manners } }),
};

/** An id for a command: one that comes again with the same id is not done twice. */
export function newId(): string {
  return randomText(12);
}

/** My part of the dice, drawn when I sit down: by then the commitment of the table is known. */
export function newSeed(): string {
  return randomText(32);
}

/** `bytes` of chance as text of letters, digits, `-` and `_`. */
function randomText(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const RETRIES = 2;
const RETRY_MS = 600;
const LONGEST_MS = 10000;

/** Comes again with the same id when the answer was lost on the way. */
async function command(table: string, token: string | null, deed: Deed): Promise<Done> {
  const body = { ...deed, id: newId() };
  for (let left = RETRIES; ; left--) {
    try {
      return await ask<Done>(`${at(table)}/do`, { token, body });
    } catch (fault) {
      if (!(fault instanceof Unreachable) || left === 0) throw fault;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Asks until there is an answer. Only a refusal is thrown. */
export async function patiently<T>(question: () => Promise<T>): Promise<T> {
  for (let pause = RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_MS)) {
    try {
      return await question();
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

export function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  return JSON.parse(await text(path, asking)) as T;
}

async function text(path: string, { token, body }: Asking = {}): Promise<string> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  const wanted: RequestInit = { headers, cache: "no-store" };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    Object.assign(wanted, { method: "POST", body: JSON.stringify(body) });
  }
  let response: Response;
  let answer: string;
  try {
    response = await fetch(path, wanted);
    answer = await response.text();
  } catch {
    throw new Unreachable("the server does not answer");
  }
  if (response.ok) return answer;
  throw refusalOf(answer, response.status);
}

/** Something between us and the server may answer in its place, in words of its own: then the server was not reached. */
function refusalOf(answer: string, status: number): Error {
  try {
    const said = JSON.parse(answer) as Partial<Refused>;
    if (said.code && said.reason) return new Refusal(said.code, said.reason, said.rule ?? null);
  } catch {
    // Not our server's words.
  }
  return new Unreachable(`the server does not answer (${status})`);
}

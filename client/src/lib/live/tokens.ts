/** What opens my seats, kept in this browser: one token for each table, and under which name I play there. */

export const KEY = "tumblehall.tables";
const NAME_KEY = "tumblehall.name";
/** The oldest are forgotten: a browser that plays every day must not fill its storage. */
const MOST = 300;

export interface Kept {
  table: string;
  token: string;
  name: string;
  game: string;
  /** The seats the token held when the table was last seen. */
  seats: number[];
  /** By seat, how many events there were at its last answer. */
  answers: Record<string, number>;
  /** When the last line of talk was said that was looked at, by the server's clock. */
  heard: number;
  /** The commitment of the dice as it was shown when I sat down, and what I gave to the dice then. */
  promise: string;
  seeds: string[];
  /** The fingerprint of what all seats gave to the dice, as it was shown when the game began. */
  mixed: string;
  /** When it was kept, in ms since 1970. */
  at: number;
}

/** Where there is no storage, all is known as long as the page stays open. */
let memory: Kept[] = [];

export const tokens = {
  forTable: (table: string): Kept | null => all().find((kept) => kept.table === table) ?? null,
  /** The newest first. */
  all,
  /** Remembers what opens a table; without a storage only until the page is closed, and then it answers false. */
  keep(table: string, token: string, name: string, game: string, seats: number[] = []): boolean {
    if (name) remember(name);
    return write([{ table, token, name, game, seats, answers: {}, heard: 0, promise: "", seeds: [], mixed: "", at: Date.now() }, ...all().filter((kept) => kept.table !== table)]);
  },
  /** Notes which seats the token holds now, and under which name. */
  noteSeats(table: string, seats: readonly number[], name = "", game = ""): void {
    write(all().map((kept) => (kept.table === table ? { ...kept, seats: [...seats], name: name || kept.name, game: kept.game || game } : kept)));
  },
  /** Notes what the dice were promised to be, to be checked after the game. */
  noteSeed(table: string, promise: string, seed: string): void {
    write(all().map((kept) => (kept.table === table ? { ...kept, promise: kept.promise || promise, seeds: [...kept.seeds, seed] } : kept)));
  },
  /** Notes what went into the dice of a game that has begun. */
  noteMixed(table: string, mixed: string): void {
    write(all().map((kept) => (kept.table === table && !kept.mixed ? { ...kept, mixed } : kept)));
  },
  noteAnswer(table: string, seat: number, events: number): void {
    write(all().map((kept) => (kept.table === table ? { ...kept, answers: { ...kept.answers, [seat]: events } } : kept)));
  },
  noteHeard(table: string, heard: number): void {
    write(all().map((kept) => (kept.table === table ? { ...kept, heard } : kept)));
  },
  forget: (table: string): void => void write(all().filter((kept) => kept.table !== table)),
  /** Keeps how I want to be called, before I sit down anywhere. */
  rememberName: remember,
  /** The name I last sat down with, or chose since. */
  lastName(): string {
    try {
      return (localStorage.getItem(NAME_KEY) ?? "").slice(0, 24);
    } catch {
      return memory[0]?.name ?? "";
    }
  },
};

function all(): Kept[] {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return memory;
  }
}

export function isToken(text: unknown): text is string {
  return typeof text === "string" && /^th_[\w-]{43}$/.test(text);
}

/** What a stored text holds; whatever is strange in it is left out. */
export function read(text: string | null): Kept[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.flatMap(readKept) : [];
}

function readKept(value: unknown): Kept[] {
  if (typeof value !== "object" || value === null) return [];
  const { table, token, name, game, seats, answers, heard, promise, seeds, mixed, at } = value as Record<string, unknown>;
  if (typeof table !== "string" || !isToken(token)) return [];
  return [
    {
      table,
      token,
      name: typeof name === "string" ? name : "",
      game: typeof game === "string" ? game : "",
      seats: Array.isArray(seats) ? seats.filter((seat) => Number.isInteger(seat)) : [],
      answers: Object.fromEntries(Object.entries(answers ?? {}).filter(([, count]) => Number.isInteger(count))) as Record<string, number>,
      heard: typeof heard === "number" ? heard : 0,
      promise: typeof promise === "string" ? promise : "",
      seeds: Array.isArray(seeds) ? seeds.filter((seed) => typeof seed === "string") : [],
      mixed: typeof mixed === "string" ? mixed : "",
      at: typeof at === "number" ? at : 0,
    },
  ];
}

function write(kept: Kept[]): boolean {
  memory = kept.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // Then it is asked again next time.
  }
}

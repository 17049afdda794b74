/** How everybody at a table is called, bots among them. Apart from the words about them, which the first page does not need. */
import type { TableCard } from "../wire";
import { t, type Key } from "../words/t";

const BOTS = ["bots.burdock", "bots.moth", "bots.sedge", "bots.tallow", "bots.quill", "bots.gristle"] as const satisfies readonly Key[];

/** The character of each level, as the server tells of it too. */
const CHARACTERS = { novice: "bots.novice", skilled: "bots.skilled", expert: "bots.expert", champion: "bots.champion" } as const satisfies Record<string, Key>;

/** How everybody at a table is called. The first bot of a level is its character; others of it have names of the house,
 *  the same for a seat as long as the table stands. `mine`: who has one seat is "You"; several at one screen go by their names. */
export function namesOf({ seats }: Pick<TableCard, "seats">, mine: readonly number[] = []): string[] {
  const taken = new Set(seats.map((seat) => seat.name));
  const isFirst = (level: string, at: number) => level in CHARACTERS && seats.findIndex(({ kind, bot }) => kind === "bot" && bot === level) === at;
  return seats.map(({ kind, name, bot = "" }, at) => {
    if (mine.length === 1 && mine[0] === at) return t("you.name");
    if (name) return name;
    if (kind === "open") return t("seat.free");
    const own = t(isFirst(bot, at) ? CHARACTERS[bot as keyof typeof CHARACTERS] : (BOTS[at % BOTS.length] ?? BOTS[0]));
    return taken.has(own) ? `${own} (${at + 1})` : own;
  });
}

const LEVELS = { careful: "bots.careful", random: "bots.random", heuristic: "bots.heuristic" } as const satisfies Record<string, Key>;

/** How a bot plays, in words; a level that the catalogue does not know goes by its own name. */
export function botWords(level: string): string {
  return level in LEVELS ? t(LEVELS[level as keyof typeof LEVELS]) : level;
}

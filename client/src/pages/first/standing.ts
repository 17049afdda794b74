/** How a table of mine stands, in a few words. */
import { namesOf } from "../../lib/live/called";
import type { TableCard, TableNow } from "../../lib/wire";
import { t } from "../../lib/words/t";

export interface Standing {
  /** It waits for me. */
  mine: boolean;
  words: string;
}

export function standingOf({ table, me }: Pick<TableNow, "table" | "me">): Standing {
  if (table.status === "over") return { mine: false, words: endOf(table, me.seats) };
  if (table.status === "open") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return { mine: false, words: free ? t("mine.free", { n: free }) : t("mine.ready") };
  }
  const acting = table.to_act ?? [];
  if (acting.some((seat) => me.seats.includes(seat))) return { mine: true, words: t("mine.yourTurn") };
  const names = callThem(table, acting);
  return { mine: false, words: names ? t("mine.waits", { name: names }) : t("mine.playing") };
}

function endOf(table: TableCard, mine: readonly number[]): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return t("mine.over");
  if (winners.some((seat) => mine.includes(seat))) return t("mine.won");
  return t("mine.lost", { name: callThem(table, winners) });
}

function callThem(table: TableCard, seats: readonly number[]): string {
  const names = namesOf(table);
  return seats.map((seat) => names[seat] ?? "").filter(Boolean).join(", ");
}

/** Who plays there: the people, me only where I hold several seats, and how many bots. */
export function company({ table, me }: Pick<TableNow, "table" | "me">): string {
  const alone = me.seats.length < 2;
  const people = table.seats.flatMap(({ kind, name }, at) => (kind === "person" && name && !(alone && me.seats.includes(at)) ? [name] : []));
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  return [...people, ...(bots ? [t("mine.bots", { n: bots })] : [])].join(", ");
}

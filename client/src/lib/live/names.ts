/** The rules know seats, people know names: "Seat 1 rolls 4" is told as "Juniper rolls 4", and to her as "You roll 4". */
import type { Decision, Event, Reason } from "../kernel";
import type { TableCard } from "../wire";
import { t, type Key } from "../words/t";
import { toYou } from "./you";

/** By seat. Whose name is "You" is spoken to. */
export function withNames(text: string, names: readonly string[]): string {
  const me = names.indexOf(t("you.name"));
  const told = me < 0 ? text : toYou(text, me);
  return told.replace(/\bseat (\d+)\b/gi, (whole, seat: string) => names[Number(seat)] || whole);
}

export function eventWithNames(event: Event, names: readonly string[]): Event {
  const text = withNames(event.text, names);
  return text === event.text ? event : { ...event, text };
}

export function reasonWithNames(reason: Reason, names: readonly string[]): Reason {
  return { ...reason, text: withNames(reason.text, names) };
}

export function decisionWithNames(decision: Decision, names: readonly string[]): Decision {
  const options = decision.options.map((option) => ({ ...option, label: withNames(option.label, names) }));
  return { ...decision, prompt: withNames(decision.prompt, names), options };
}

const BOTS = ["bots.bramble", "bots.moth", "bots.nettle", "bots.tallow", "bots.quill", "bots.gristle"] as const satisfies readonly Key[];

/** How everybody at a table is called. A bot has a name of the house, the same for a seat as long as the table stands.
 *  `mine`: who has one seat is "You"; several at one screen go by their names. */
export function namesOf({ seats }: Pick<TableCard, "seats">, mine: readonly number[] = []): string[] {
  const taken = new Set(seats.map((seat) => seat.name));
  return seats.map(({ kind, name }, at) => {
    if (mine.length === 1 && mine[0] === at) return t("you.name");
    if (name) return name;
    if (kind === "open") return t("seat.free");
    const own = t(BOTS[at % BOTS.length] ?? BOTS[0]);
    return taken.has(own) ? `${own} (${at + 1})` : own;
  });
}

const LEVELS = { careful: "bots.careful", random: "bots.random", heuristic: "bots.heuristic" } as const satisfies Record<string, Key>;

/** How a bot plays, in words; a level that the catalogue does not know goes by its own name. */
export function botWords(level: string): string {
  return level in LEVELS ? t(LEVELS[level as keyof typeof LEVELS]) : level;
}

/** Founds a table as planned: bots and the people here sit down, friends find their seats free. */
import { api, newSeed } from "../../lib/live/api";
import { tokens } from "../../lib/live/tokens";
import type { Plan } from "../setup/plan";

/** The longest name the server takes. */
export const NAME_LENGTH = 24;

/** Answers with the new table. One token holds all seats of this screen. */
export async function found(plan: Plan, name: string): Promise<string> {
  const token = await api.newToken();
  const { game, options, manners } = plan;
  const { table } = await api.foundTable(token, { game, seats: plan.seats.length, options, manners });
  // Kept at once: if the way is lost in between, the table still stands among my games.
  tokens.keep(table, token, name, game);
  const taken: number[] = [];
  // People last: with the last seat the game may begin.
  const order = [...plan.seats.entries()].sort(([, one], [, other]) => Number(other.kind === "bot") - Number(one.kind === "bot"));
  for (const [seat, who] of order) {
    if (who.kind === "friend") continue;
    if (who.kind === "bot") await api.command(table, token, { do: "sit-bot", seat, bot: who.bot });
    else await api.command(table, token, { do: "sit", seat, name: who.kind === "me" ? name : who.name, seed: newSeed() });
    if (who.kind !== "bot") taken.push(seat);
  }
  tokens.noteSeats(table, taken);
  return table;
}

/** The table that a link, or a part of one, leads to; null when it leads to none. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  return (/#\/t\/([\w-]+)/.exec(trimmed) ?? /^([\w-]{12,64})$/.exec(trimmed))?.[1] ?? null;
}

/** Whether a text can be the code of a table, as people write it: four letters and three digits. */
export function isCode(text: string): boolean {
  return /^[a-z01]{4}[\s-]*[\doil]{3}$/i.test(text.trim());
}

export function linkTo(table: string, origin = location.origin): string {
  return `${origin}${location.pathname}#/t/${table}`;
}

/** What somebody wants of a new table, before it is founded. */
import type { Clock, GameCard, Json, Manners } from "../../lib/wire";

/** Who shall sit in a seat. `here` is another person at this screen, `friend` comes by the link. */
export type SeatPlan =
  | { kind: "me" }
  | { kind: "friend" }
  | { kind: "here"; name: string }
  | { kind: "bot"; bot: string };

export interface Plan {
  game: string;
  seats: SeatPlan[];
  /** What was chosen; the rest takes its defaults. */
  options: Record<string, Json>;
  manners: Manners;
}

/** How many sit down at a game that begins at once, where the game allows it. */
const COMPANY = 3;

export function companyOf({ seats: [least, most] }: GameCard): number {
  return Math.min(Math.max(COMPANY, least), most);
}

/** Me against bots of a level, with nothing else to choose. */
export function quickPlan(game: GameCard, bot = game.usual): Plan {
  return { game: game.name, seats: filled(game, companyOf(game), [{ kind: "me" }], { kind: "bot", bot }), options: {}, manners: {} };
}

/** So many seats: those given, then what `rest` says. */
export function filled(game: GameCard, seats: number, given: readonly SeatPlan[], rest: SeatPlan = { kind: "bot", bot: game.usual }): SeatPlan[] {
  return Array.from({ length: seats }, (_, at) => given[at] ?? rest);
}

/** The same wishes for another game: its own options, its own bots, as many seats as it allows. */
export function moved(plan: Plan, game: GameCard): Plan {
  const [least, most] = game.seats;
  const kept = plan.seats.map((seat): SeatPlan => (seat.kind === "bot" ? { kind: "bot", bot: game.bots.includes(seat.bot) ? seat.bot : game.usual } : seat));
  const seats = Math.min(Math.max(kept.length, least), most);
  return { ...plan, game: game.name, seats: filled(game, seats, kept), options: {} };
}

/** A clock as people choose it. */
export type Pace = "none" | "move" | "game" | "days";

export const MINUTE = 60;
export const DAY = 86_400;

export const PACES: Record<Pace, Clock> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: MINUTE },
  game: { kind: "game", seconds: 20 * MINUTE, bonus: 10 },
  days: { kind: "move", seconds: 2 * DAY },
};

export function paceOf(clock: Clock | undefined): Pace {
  if (!clock?.kind || clock.kind === "none") return "none";
  if (clock.kind === "game") return "game";
  return (clock.seconds ?? 0) >= DAY ? "days" : "move";
}

/** Which field a refusal of the server is about: `options.sets`, `manners.clock.seconds`, `seats`; null when it names none. */
export function fieldOf(reason: string): string | null {
  const option = /^option '([^']+)'/.exec(reason)?.[1];
  if (option) return `options.${option}`;
  const path = /^(manners[\w.]*)/.exec(reason)?.[1] ?? /`\$\.([\w.]+)/.exec(reason)?.[1];
  if (path) return path;
  return /\bhas \d+(?: to \d+)? seats?\b|\bis for [a-z ]+ players\b/.test(reason) ? "seats" : null;
}

/** The refusal without the name of the field, for where the field itself stands. */
export function bare(reason: string): string {
  return reason.replace(/^(?:option '[^']+'|manners[\w.]*):? /, "");
}

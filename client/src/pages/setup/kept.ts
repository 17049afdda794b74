/** The last set-up of each game, kept in this browser. What does not fit the game any more is left out. */
import type { GameCard, Json, Manners } from "../../lib/wire";
import type { Plan, SeatPlan } from "./plan";

export const KEY = "tumblehall.setup";

type Stored = Record<string, { seats?: unknown; options?: unknown; manners?: unknown }>;

function read(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

export function keepPlan(plan: Plan): void {
  try {
    const { seats, options, manners } = plan;
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [plan.game]: { seats, options, manners } }));
  } catch {
    // A closed storage costs the memory of it, nothing else.
  }
}

/** How this game was set up last; null when it never was. */
export function keptPlan(game: GameCard): Plan | null {
  const kept = read()[game.name];
  if (!kept || !Array.isArray(kept.seats)) return null;
  const seats = kept.seats.flatMap((seat) => seatOf(seat, game)).slice(0, game.seats[1]);
  if (seats.length < game.seats[0]) return null;
  const known = new Set(game.options.map(({ name }) => name));
  const options = Object.entries(objectOf<Json>(kept.options)).filter(([name]) => known.has(name));
  return { game: game.name, seats, options: Object.fromEntries(options), manners: objectOf(kept.manners) as Manners };
}

function objectOf<T>(value: unknown): Record<string, T> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, T>) : {};
}

function seatOf(value: unknown, game: GameCard): SeatPlan[] {
  const { kind, name, bot } = objectOf<unknown>(value);
  if (kind === "me" || kind === "friend") return [{ kind }];
  if (kind === "here") return [{ kind, name: typeof name === "string" ? name : "" }];
  return kind === "bot" && typeof bot === "string" && game.bots.includes(bot) ? [{ kind, bot }] : [];
}

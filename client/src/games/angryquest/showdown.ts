/** The last time dice decided something, put together from the events that tell of it. */
import type { Event, Json } from "../../lib/kernel";
import type { Colour, Face, Side, Strike } from "./view";

export interface Combat {
  kind: "combat";
  at: number;
  attacker: string;
  defender: string;
  attack: Strike;
  defence: Strike;
  rolls: [Face[], Face[]];
  /** The dice before the last re-roll, where there was one. */
  before: [Face[], Face[]] | null;
  sides: [Side, Side];
  winner: string;
  text: string;
}
export interface Assault {
  kind: "assault";
  at: number;
  player: Colour;
  phase: number;
  attribute: Strike;
  dice: Face[];
  hits: number[];
  successes: number;
  needed: number;
  target: number;
  won: boolean;
  text: string;
}
/** An upgrade, a prayer, the bones: dice and a sentence. */
export interface PlainRoll {
  kind: "roll";
  at: number;
  character: string;
  dice: Face[];
  text: string;
}
export type Showdown = Combat | Assault | PlainRoll;

/** The last showdown at or after an event; null when there was none. */
export function lastShowdown(events: readonly Event[], since = 0): Showdown | null {
  for (let at = events.length - 1; at >= since; at--) {
    const event = events[at];
    const found = event && showdownOf(events, event, at);
    if (found) return found;
  }
  return null;
}

function showdownOf(events: readonly Event[], { kind, data, text }: Event, at: number): Showdown | null {
  switch (kind) {
    case "combat-won":
      return combatOf(events, data, text, at);
    case "assault":
      return { kind: "assault", at, text, ...(data as unknown as Omit<Assault, "kind" | "at" | "text">) };
    case "upgrade":
      return { kind: "roll", at, text, character: String(data.character), dice: data.dice as Face[] };
    case "doom-roll":
    case "curse-save":
      return { kind: "roll", at, text, character: String(data.character), dice: [data.face as Face] };
    default:
      return null;
  }
}

function combatOf(events: readonly Event[], data: Record<string, Json>, text: string, at: number): Combat | null {
  const started = lastOf(events.slice(0, at), "attack");
  const rolls = events.slice(Math.max(0, started), at).filter((event) => event.kind === "combat-rolls").map((event) => event.data);
  const [last, earlier] = [rolls.at(-1), rolls.at(-2)];
  if (!last || !data.sides) return null;
  const dice = (roll: Record<string, Json>) => [roll.attack_dice, roll.defence_dice] as [Face[], Face[]];
  return {
    kind: "combat",
    at,
    text,
    attacker: String(last.attacker),
    defender: String(last.defender),
    attack: last.attack as Strike,
    defence: last.defence as Strike,
    rolls: dice(last),
    before: earlier ? dice(earlier) : null,
    sides: data.sides as unknown as [Side, Side],
    winner: String(data.winner),
  };
}

/** Where the last event of a kind is; -1 where there is none. */
export function lastOf(events: readonly Event[], kind: string): number {
  let at = events.length - 1;
  while (at >= 0 && events[at]?.kind !== kind) at--;
  return at;
}

/** The characters that a showdown is about. */
export function partiesOf(showdown: Showdown): string[] {
  switch (showdown.kind) {
    case "combat":
      return [showdown.attacker, showdown.defender];
    case "roll":
      return [showdown.character];
    case "assault":
      return [];
  }
}

/** The last time dice decided something, put together from the events that tell of it. */
import type { Event, Json } from "../../lib/kernel";
import type { Colour, Side, Strike } from "./view";

interface Told {
  /** Its place among the events. */
  at: number;
  text: string;
  rule: string | null;
}
export interface Combat extends Told {
  kind: "combat";
  attacker: string;
  defender: string;
  attack: Strike;
  defence: Strike;
  rolls: number[][];
  /** The dice before the last re-roll, where there was one. */
  before: number[][] | null;
  sides: [Side, Side];
  winner: string;
}
export interface Assault extends Told {
  kind: "assault";
  player: Colour;
  phase: number;
  attribute: Strike;
  dice: number[];
  hits: number[];
  successes: number;
  needed: number;
  target: number;
  won: boolean;
}
/** An upgrade, a prayer, the bones: dice and a sentence. */
export interface PlainRoll extends Told {
  kind: "roll";
  character: string;
  dice: number[];
  /** Of an upgrade: of what, and to which level; 0 where it failed. */
  raises?: { attribute: string; level: number };
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

function showdownOf(events: readonly Event[], { kind, data, text, rule }: Event, at: number): Showdown | null {
  const told = { at, text, rule };
  switch (kind) {
    case "combat-won":
      return combatOf(events, data, told);
    case "assault":
      if (!Array.isArray(data.dice) || !Array.isArray(data.hits)) return null;
      return { kind: "assault", ...told, ...(data as unknown as Omit<Assault, "kind" | keyof Told>) };
    case "upgrade":
      return {
        kind: "roll", ...told, character: String(data.character), dice: facesIn(data.dice),
        raises: { attribute: String(data.attribute), level: Number(data.level) },
      };
    case "doom-roll":
    case "curse-save":
      return { kind: "roll", ...told, character: String(data.character), dice: facesIn([data.face ?? null]) };
    default:
      return null;
  }
}

function combatOf(events: readonly Event[], data: Record<string, Json>, told: Told): Combat | null {
  const started = lastOf(events.slice(0, told.at), "attack");
  const rolls = events.slice(Math.max(0, started), told.at).filter((event) => event.kind === "combat-rolls").map((event) => event.data);
  const [last, earlier] = [rolls.at(-1), rolls.at(-2)];
  if (!last || !Array.isArray(data.sides) || data.sides.length !== 2) return null;
  const dice = (roll: Record<string, Json>): number[][] => [facesIn(roll.attack_dice), facesIn(roll.defence_dice)];
  return {
    kind: "combat",
    ...told,
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

function facesIn(dice: Json | undefined): number[] {
  return Array.isArray(dice) ? dice.filter((face) => typeof face === "number") : [];
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

/** What the others did, one short line for each: from the events of their last turns. */
import type { Event, Json } from "../../lib/kernel";
import { sentence } from "../../lib/words/sentence";
import type { Spaces } from "./board";
import { attributeWord, shortOf } from "./cast";
import { t } from "./t";
import type { View } from "./view";

export interface Turn {
  seat: number;
  events: readonly Event[];
}
export interface Deed {
  text: string;
  /** The character that it is about. */
  who: string | null;
  /** How much it matters, where not all has room. */
  weight: number;
}

/** The turns that the events tell of, oldest first. */
export function turnsOf(events: readonly Event[], { turn, seats }: Pick<View, "turn" | "seats">): Turn[] {
  // The events may begin in the middle of a turn: that of the player before the first that is told of.
  const told = events.find(({ kind }) => kind === "turn")?.data.seat;
  const first = typeof told === "number" ? (told + seats.length - 1) % seats.length : turn;
  const turns: { seat: number; events: Event[] }[] = [{ seat: first, events: [] }];
  for (const event of events) {
    if (event.kind === "turn" && typeof event.data.seat === "number") turns.push({ seat: event.data.seat, events: [] });
    else turns.at(-1)?.events.push(event);
  }
  return turns;
}

/** The turn of each of the others since my last one. */
export function lastTurns(events: readonly Event[], view: Pick<View, "turn" | "seats">, me: number | null): Map<number, Turn> {
  const turns = turnsOf(events, view);
  const now = turns.at(-1)?.seat === me ? turns.length - 1 : turns.length;
  const mine = turns.slice(0, now).map(({ seat }) => seat).lastIndexOf(me ?? -1);
  return new Map(turns.slice(mine + 1, now).map((turn) => [turn.seat, turn]));
}

/** Who beat the first phase of the monster; null where that is not told: a position that was set up has no past. */
export function phaseWinner(events: readonly Event[], { seats }: Pick<View, "seats">): number | null {
  const won = events.filter(({ kind, data }) => kind === "assault" && data.phase === 1 && data.won).at(-1)?.data.player;
  const seat = seats.findIndex(({ colour }) => colour !== null && colour === won);
  return seat < 0 ? null : seat;
}

const MOST = 2;

/** Who the last deed that tells it is about. */
export function aboutWhom(deeds: readonly Deed[]): string | null {
  return deeds.map(({ who }) => who).filter((who) => who !== null).at(-1) ?? null;
}

/** The deeds that matter most, in their order, as one line. */
export function lineOf(deeds: readonly Deed[]): string {
  const least = deeds.map(({ weight }) => weight).sort((a, b) => b - a)[MOST - 1] ?? 0;
  const kept = deeds.filter(({ weight }) => weight >= least).slice(-MOST);
  return sentence(kept.map(({ text }) => text).join("; "));
}

export function deedsOf(events: readonly Event[], spaces: Spaces): Deed[] {
  return events.flatMap((event, at) => deedOf(event, spaces, events[at - 1]) ?? []);
}

const text = (value: Json | undefined) => (typeof value === "string" ? value : "");

function deedOf({ kind, data }: Event, spaces: Spaces, before: Event | undefined): Deed | null {
  const character = text(data.character);
  const who = shortOf(character);
  const deed = (weight: number, told: string, about = character): Deed => ({ weight, text: told, who: about || null });
  switch (kind) {
    case "moved":
      return deed(1, movedWords(who, text(data.to), spaces));
    case "waits":
      return deed(1, t("aq.deed.waits"));
    case "attack":
      return deed(1, t("aq.deed.attack", { who: shortOf(text(data.attacker)), foe: shortOf(text(data.defender)) }), text(data.attacker));
    case "combat-won": {
      const [winner, loser] = [text(data.winner), text(data.loser)];
      const words = { winner: shortOf(winner), loser: shortOf(loser) };
      return winner && loser ? deed(5, data.tie === "defender" ? t("aq.deed.tie", words) : t("aq.deed.beat", words), winner) : null;
    }
    case "sent-home":
      return before?.kind === "combat-won" || !character ? null : deed(3, t("aq.deed.home", { who }));
    case "assault": {
      const n = Number(data.phase);
      return deed(6, data.won ? t("aq.deed.phaseWon", { n }) : t("aq.deed.phaseFailed", { n, hits: Number(data.successes), needed: Number(data.needed) }));
    }
    case "dropped-out":
      return deed(7, t("aq.deed.out"));
    case "upgrade": {
      const attribute = attributeWord(text(data.attribute));
      const dice = Array.isArray(data.dice) ? data.dice.join(", ") : "";
      return deed(4, data.level ? t("aq.deed.upgraded", { who, attribute }) : t("aq.deed.notUpgraded", { dice }));
    }
    case "replaced":
      return deed(4, t("aq.deed.replaced", { who: shortOf(text(data.new)), old: shortOf(text(data.old)) }), text(data.new));
    case "stalled":
      return deed(3, t("aq.deed.stalled"));
    case "weakened":
      return deed(3, t("aq.deed.weakened"));
    case "lost-upgrade":
      return deed(3, t("aq.deed.lost", { who, attribute: attributeWord(text(data.attribute)) }));
    case "took-upgrade":
      return deed(3, t("aq.deed.took", { who, attribute: attributeWord(text(data.attribute)) }));
    case "swapped":
      return deed(3, t("aq.deed.swapped", { who, other: shortOf(text(data.other)) }));
    case "rallied":
      return deed(3, t("aq.deed.rallied", { who }));
    case "luck":
      return deed(2, t("aq.deed.luck", { who }));
    case "curse-ignored":
      return deed(3, t("aq.deed.ignored", { who }));
    default:
      return null;
  }
}

const PLACES = {
  luck: "aq.place.luck", curse: "aq.place.curse", settlement: "aq.place.town", lair: "aq.place.lair", gate: "aq.place.gate", crossroads: "aq.place.crossroads",
} as const;

function movedWords(who: string, to: string, spaces: Spaces): string {
  const kind = spaces.get(to)?.kind ?? "";
  return Object.hasOwn(PLACES, kind) ? t("aq.deed.moved", { who, place: t(PLACES[kind as keyof typeof PLACES]) }) : t("aq.deed.movedOn", { who });
}

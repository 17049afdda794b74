/** What is told of an attack beyond its event: which of how many it is, what made it as strong as it is, and what it set
 *  off. What no event says is summed up as what lies on the fields. */
import type { Event } from "../../lib/kernel";
import { hitsOf, roundAt, type Beat, type Hit } from "./story";
import type { Change, Scope } from "./view";

/** A change for a next card, and the card it came of. */
export interface Promised extends Change {
  seat: number;
  scope: Scope;
  source: string | null;
}
/** A change, the card it came of and whose that is. */
export interface Sourced extends Change {
  source: string | null;
  owner: number | null;
}
/** What a card that was set off did to somebody. */
export interface Answer extends Hit {
  card: string;
  owner: number;
}
export interface ToldBlow {
  seat: number;
  card: string;
  power: number;
  pierce: number;
  /** Of the attacks of this card in this turn. */
  nth: number;
  changes: readonly Sourced[];
  hits: readonly Hit[];
}

function changeIn({ data }: Event): Change {
  return { stat: data.stat, op: data.op, n: Number(data.n) } as Change;
}
const same = (a: Change, b: Change) => a.stat === b.stat && a.op === b.op && a.n === b.n;

/** An attack, or one that was brought to 0 and is none. */
const isBlow = ({ kind }: Event) => kind === "attack" || kind === "no-attack";
const isTurn = ({ kind }: Event) => kind === "turn";

/** Where the last such event is before `to`; -1 if there is none. */
function lastOf(events: readonly Event[], is: (event: Event) => boolean, to: number): number {
  let at = to - 1;
  for (let event = events[at]; event && !is(event); event = events[at]) at -= 1;
  return at;
}

/** What waits for a next card after the first `to` events, and what was used of it from `from` on. */
export function promisesAt(events: readonly Event[], { from, to }: Beat): { open: Promised[]; used: Promised[] } {
  let open: Promised[] = [];
  const used: Promised[] = [];
  let source: string | null = null;
  for (let i = roundAt(events, to - 1).from; i < to; i++) {
    const event = events[i];
    if (!event) continue;
    const { kind, data } = event;
    if (kind === "activated" || kind === "answers") source = String(data.card);
    else if (kind === "coming") open.push({ ...changeIn(event), seat: Number(data.seat), scope: data.scope as Scope, source });
    else if (kind === "changed" || kind === "wasted") {
      const met = open.find((each) => same(each, changeIn(event)) && (each.scope === "the" || each.seat === data.seat));
      if (met) open = open.filter((each) => each !== met);
      if (met && i >= from) used.push(met);
    } else if (kind === "cleared") open = [];
  }
  return { open, used };
}

/** From the turn that event `to` is of. */
export function turnFrom(events: readonly Event[], { to }: Beat): number {
  return Math.max(0, lastOf(events, isTurn, to));
}

/** What changed the attack of a card in the turn that event `at` is of, and came of cards before it. */
export function changesOn(events: readonly Event[], seat: number, card: string, at: number): Sourced[] {
  const start = turnFrom(events, { from: at, to: at });
  return events.slice(start, at).flatMap((event, i) => {
    const { kind, data } = event;
    if (kind !== "changed" || data.seat !== seat || data.card !== card || data.stat !== "attack") return [];
    const [used] = promisesAt(events, { from: start + i, to: start + i + 1 }).used;
    return [{ ...changeIn(event), source: used?.source ?? null, owner: used?.seat ?? null }];
  });
}

/** The last attack of a beat; null where there is none. */
export function blowIn(events: readonly Event[], beat: Beat): ToldBlow | null {
  const at = lastOf(events, isBlow, beat.to);
  const attack = events[at];
  if (!attack || at < beat.from) return null;
  const { seat, card } = attack.data as { seat: number; card: string };
  const mine = ({ data }: Event) => data.seat === seat && data.card === card;
  const turn = events.slice(turnFrom(events, { from: at, to: at }), at + 1);
  const lying = Array.isArray(attack.data.field) ? (attack.data.field as unknown as (Change & { seat: number; card: string })[]) : [];
  const field = lying.map(({ seat: owner, card: source, op, n }): Sourced => ({ stat: "attack", op, n, source, owner }));
  const nth = turn.filter((event) => isBlow(event) && mine(event)).length;
  const { power, pierce = 0 } = attack.data as { power: number; pierce?: number };
  return { seat, card, power, pierce, nth, changes: [...changesOn(events, seat, card, at), ...field], hits: hitsOf(attack) };
}

/** What was set off in a beat, and whom it cost or gave health. */
export function answersIn(events: readonly Event[], { from, to }: Beat): Answer[] {
  let by: { card: string; seat: number } | null = null;
  return events.slice(from, to).flatMap((event) => {
    if (event.kind === "answers") by = event.data as unknown as { card: string; seat: number };
    const set = by;
    return set && event.kind !== "attack" ? hitsOf(event).map((hit) => ({ ...hit, card: set.card, owner: set.seat })) : [];
  });
}

/** The steps of a card. */
export const STEPS = ["effects", "defence", "healing", "attack"] as const;
export type Step = (typeof STEPS)[number];

/** The step that a card in play has come to after the first `to` events; null where none is in play. `heals`: whether a
 *  card has a value of healing; what one without gains it gains by its effects. */
export function stepAt(events: readonly Event[], to: number, heals: (card: string) => boolean): Step | null {
  const start = lastOf(events, isTurn, to);
  const turn = start < 0 ? [] : events.slice(start, to);
  if (turn.some(({ kind }) => kind === "revealed" || kind === "set")) return null;
  const seat = turn[0]?.data.seat;
  const laid = turn.find(({ kind }) => kind === "activated");
  if (!laid) return null;
  const own = new Set(turn.slice(turn.indexOf(laid)).filter(({ data }) => data.seat === seat).map(({ kind }) => kind));
  if (own.has("attack") || own.has("no-attack")) return "attack";
  if (own.has("gained") && heals(String(laid.data.card))) return "healing";
  return own.has("defence") ? "defence" : "effects";
}

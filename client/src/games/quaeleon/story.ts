/** What happened in a round, told from its events alone: in beats to be shown one after the other, and how the table
 *  looked after each. The rules are not played again; what an event does not say is not shown. */
import type { Event } from "../../lib/kernel";
import { listOf, textsIn } from "../../lib/plain";
import type { Change, View, Waiting } from "./view";

export interface Hit {
  seat: number;
  /** Of an attack: what the defence kept off. */
  stopped?: number;
  /** The cards that kept it off. */
  shields?: readonly { card: string; n: number }[];
  n: number;
  health: number;
}
/** A card in the order of play. */
export interface Ticket {
  seat: number;
  /** null: no card, the turn comes last. */
  card: string | null;
  initiative: number;
  fate: "waits" | "now" | "played" | "gone";
  silent: boolean;
  tie: Waiting["tie"];
}
export interface LaidThen {
  card: string;
  slot: number;
  silent: boolean;
  /** What sticks to it. */
  changes: readonly Change[];
  /** The strength of its last attack, and what it kept off of one, with all that lies on the fields. */
  power: number | null;
  guard: number | null;
}
export interface Scene {
  round: number;
  reveal: number;
  /** In the order of play, as it was told. */
  tickets: readonly Ticket[];
  health: readonly number[];
  stacks: readonly number[];
  hands: readonly number[];
  /** As it was told last. */
  defence: readonly number[];
  fields: readonly (readonly LaidThen[])[];
  /** What this beat changed, by seat: of the health, and of the defence. */
  changes: ReadonlyMap<number, number>;
  guards: ReadonlySet<number>;
}
/** Events `from` to `to` (without) that are one step of the story. */
export interface Beat {
  from: number;
  to: number;
}

/** Told together with what came before. */
export const FOLLOWS: ReadonlySet<string> = new Set([
  "activated", "changed", "wasted", "defence", "coming", "out", "pool", "drawn", "drew", "reshuffled", "stolen", "saw", "got", "pushed-card", "flipped",
]);
/** Several of these in a row are one moment. */
const TOGETHER = new Set(["revealed", "lost", "gained", "silenced", "peeked", "discarded", "trimmed", "annihilated"]);

/** The round of which event `at` is a part: from its stacks to those of the next. Without any stacks, all there is. */
export function roundAt(events: readonly Event[], at: number): Beat {
  let from = Math.min(at, events.length - 1);
  while (from > 0 && events[from]?.kind !== "set") from -= 1;
  const next = events.findIndex((event, i) => i > from && event.kind === "set");
  return { from: Math.max(0, from), to: next < 0 ? events.length : next };
}

/** Whether event `i` is one step with those from `from` on: what answers an attack, what comes of an answer, several alike. */
export function goesWith(events: readonly Event[], i: number, from: number): boolean {
  const [event, before] = [events[i], events[i - 1]];
  const struck = event?.kind === "answers" && events.slice(from, i).some(({ kind }) => kind === "attack");
  return struck || before?.kind === "answers" || (before?.kind === event?.kind && TOGETHER.has(event?.kind ?? ""));
}

export function beatsOf(events: readonly Event[], { from, to }: Beat): Beat[] {
  const beats: Beat[] = [];
  for (let i = from; i < to; i++) {
    const [event, last] = [events[i], beats.at(-1)];
    if (!event?.text) continue;
    if (last && (FOLLOWS.has(event.kind) || goesWith(events, i, last.from))) last.to = i + 1;
    else beats.push({ from: i, to: i + 1 });
  }
  return beats;
}

export function hitsOf(event: Event): Hit[] {
  if (event.kind === "attack") return Array.isArray(event.data.hits) ? (event.data.hits as unknown as Hit[]) : [];
  const { seat, n, health } = event.data as unknown as Hit;
  return event.kind === "lost" ? [{ seat, n, health }] : event.kind === "gained" ? [{ seat, n: -n, health }] : [];
}

/** What players gained and lost between two events. */
export function changesIn(events: readonly Event[], { from, to }: Beat): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { seat, n } of events.slice(from, to).flatMap(hitsOf)) sums.set(seat, (sums.get(seat) ?? 0) - n);
  return sums;
}

/** Health before an event: what was said of it last, or else what the next change says, or else what it is now. */
function healthBefore(events: readonly Event[], at: number, seat: number, view: View): number {
  const hits = (part: readonly Event[]) => part.flatMap(hitsOf).filter((hit) => hit.seat === seat);
  const before = hits(events.slice(0, at)).at(-1);
  if (before) return before.health;
  const after = hits(events.slice(at))[0];
  return after ? after.health + after.n : (view.seats[seat]?.health ?? 0);
}

/** How many cards come into the hand of a seat, or leave it, in the round. */
const HANDS: Readonly<Record<string, (data: Event["data"]) => number>> = {
  drawn: ({ n }) => Number(n),
  stole: ({ n }) => Number(n),
  recruited: () => 1,
  salvaged: () => 1,
  returned: () => 1,
  pushed: () => -1,
  discarded: ({ cards }) => -textsIn(cards).length,
};

/** How many cards come onto a stack, or leave it. */
const STACKS: Readonly<Record<string, number>> = { revealed: -1, milled: -1, pushed: 1 };

/** How many cards a seat had stacked, and those it had laid, before the events of a round that were told: a game may
 *  begin within one. What it is now, less what was told since; nothing is left at the end of a round. */
function atFirst(events: readonly Event[], round: Beat, seat: number, view: View): { stack: number; field: LaidThen[] } {
  if (events[round.from]?.kind === "set") return { stack: 0, field: [] };
  const told = events.slice(round.from, round.to);
  const end = told.findIndex(({ kind, data }) => kind === "cleared" || (kind === "out" && listOf(data.seats).includes(seat)));
  const own = (end < 0 ? told : told.slice(0, end)).filter(({ data }) => data.seat === seat);
  const now = end < 0 && round.to === events.length ? view.seats[seat] : undefined;
  const come = own.reduce((sum, { kind }) => sum + (STACKS[kind] ?? 0), 0);
  const laid = new Set(own.filter(({ kind }) => kind === "activated").map(({ data }) => data.slot));
  const field = (now?.field ?? []).filter(({ slot }) => !laid.has(slot));
  return {
    stack: Math.max(0, (now?.stack ?? 0) - come),
    field: field.map(({ card, slot, silent }) => ({ card, slot, silent, changes: [], power: null, guard: null })),
  };
}

class Stage {
  reveal = 0;
  tickets: Ticket[] = [];
  health: number[];
  stacks: number[];
  hands: number[];
  defence: number[];
  fields: LaidThen[][];

  constructor(health: number[], hands: number[], first: readonly { stack: number; field: LaidThen[] }[]) {
    this.health = health;
    this.hands = hands;
    this.stacks = first.map(({ stack }) => stack);
    this.defence = health.map(() => 0);
    this.fields = first.map(({ field }) => field);
  }

  play(event: Event, before: Event | undefined): void {
    const { seat, card } = event.data as { seat: number; card: string };
    const ticket = this.tickets.find((each) => each.seat === seat);
    for (const hit of hitsOf(event)) this.health[hit.seat] = hit.health;
    if (event.data.defences) this.defence = listOf(event.data.defences);
    if (HANDS[event.kind]) this.#add(this.hands, seat, HANDS[event.kind]?.(event.data) ?? 0);
    switch (event.kind) {
      case "set":
        this.stacks = listOf(event.data.stacks);
        this.hands = event.data.hands ? listOf(event.data.hands) : this.hands;
        this.health = listOf(event.data.health);
        this.defence = this.health.map(() => 0);
        break;
      case "defence":
        if (seat in this.defence) this.defence[seat] = Number(event.data.total);
        break;
      case "changed":
        this.#change(seat, card, ({ changes, ...laid }) => ({ ...laid, changes: [...changes, event.data as unknown as Change] }));
        break;
      case "attack":
      case "no-attack":
        this.#strike(event);
        break;
      case "stole":
        this.#add(this.hands, Number(event.data.from), -Number(event.data.n));
        break;
      case "revealed":
        if (before?.kind !== "revealed") [this.tickets, this.reveal] = [[], this.reveal + 1];
        this.tickets.push({ seat, card, initiative: Number(event.data.initiative), fate: "waits", silent: false, tie: null });
        this.#add(this.stacks, seat, -1);
        break;
      case "turn":
        this.#takeTurn(seat, Number(event.data.initiative), Array.isArray(event.data.next) ? (event.data.next as unknown as Waiting[]) : []);
        break;
      case "activated":
        this.fields[seat]?.push({ card, slot: Number(event.data.slot), silent: ticket?.silent ?? false, changes: [], power: null, guard: null });
        break;
      case "initiative":
        if (ticket) ticket.initiative = Number(event.data.now);
        break;
      case "silenced":
        if (ticket) ticket.silent = true;
        break;
      case "tie":
        for (const each of this.tickets) if (listOf(event.data.seats).includes(each.seat)) each.fate = "gone";
        break;
      case "annihilated":
      case "returned":
        this.#remove(seat, event.data.slot as number | null);
        break;
      case "milled":
        this.#add(this.stacks, seat, -1);
        break;
      case "pushed":
        this.#add(this.stacks, seat, 1);
        break;
      case "out":
        for (const each of listOf(event.data.seats)) this.#leave(each);
        break;
      case "cleared":
        this.health.forEach((_, each) => this.#leave(each));
        this.tickets = [];
        break;
    }
  }

  /** The card of that name that was laid last. */
  #change(seat: number, card: string, to: (laid: LaidThen) => LaidThen): void {
    const field = this.fields[seat] ?? [];
    const at = field.map((laid) => laid.card).lastIndexOf(card);
    this.fields[seat] = field.map((laid, i) => (i === at ? to(laid) : laid));
  }
  #strike(event: Event): void {
    const { seat, card, power, hits = [] } = event.data as unknown as { seat: number; card: string; power: number; hits?: Hit[] };
    this.#change(seat, card, (laid) => ({ ...laid, power }));
    for (const hit of hits) for (const { card: shield, n } of hit.shields ?? []) this.#change(hit.seat, shield, (laid) => ({ ...laid, guard: n }));
  }
  #add(counts: number[], seat: number, n: number): void {
    counts[seat] = (counts[seat] ?? 0) + n;
  }
  /** Those who have played stand first, in the order of their turns; then whose turn it is, and those who follow. */
  #takeTurn(seat: number, initiative: number, next: readonly Waiting[]): void {
    for (const each of this.tickets) if (each.fate === "now") each.fate = "played";
    const ticket = (who: number): Ticket =>
      this.tickets.find((each) => each.seat === who) ?? { seat: who, card: null, initiative: 0, fate: "waits", silent: false, tie: null };
    const [now, rest] = [ticket(seat), next.map((waiting) => ({ ...ticket(waiting.seat), ...waiting }))];
    const card = now.fate === "waits" ? now.card : null;
    const played = this.tickets.filter(({ fate }) => fate === "played");
    this.tickets = [...played, { ...now, card, initiative, fate: "now", tie: null }, ...rest];
  }
  /** Off the field, or, without a slot, a card that was turned up. */
  #remove(seat: number, slot: number | null): void {
    if (slot !== null) this.fields[seat] = (this.fields[seat] ?? []).filter((laid) => laid.slot !== slot);
    else for (const each of this.tickets) if (each.seat === seat && each.fate === "waits") each.fate = "gone";
  }
  #leave(seat: number): void {
    this.fields[seat] = [];
    this.stacks[seat] = 0;
    this.defence[seat] = 0;
    for (const each of this.tickets) if (each.seat === seat && each.fate === "waits") each.fate = "gone";
  }
}

function roundBefore(events: readonly Event[], at: number): number | null {
  for (let i = at; i >= 0; i--) if (events[i]?.kind === "round") return Number(events[i]?.data.round);
  return null;
}

/** The table after the first `to` events, of which the last from `from` on are the beat. */
export function sceneAt(events: readonly Event[], { from, to }: Beat, view: View): Scene {
  const round = roundAt(events, to - 1);
  const seats = view.seats.map((_, seat) => seat);
  const health = seats.map((seat) => healthBefore(events, round.from, seat, view));
  const first = seats.map((seat) => atFirst(events, round, seat, view));
  const stage = new Stage(health, view.seats.map(({ cards }) => cards), first);
  let before: readonly number[] = stage.defence;
  for (let i = round.from; i < to; i++) {
    const event = events[i];
    if (i === from) before = [...stage.defence];
    if (event) stage.play(event, events[i - 1]);
  }
  const guards = new Set(stage.defence.flatMap((n, seat) => (n === before[seat] ? [] : [seat])));
  return { ...stage, round: roundBefore(events, round.from) ?? view.round, changes: changesIn(events, { from, to }), guards };
}

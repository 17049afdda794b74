/** What happened in a round, told from its events alone: in beats to be shown one after the other, and how the table
 *  looked after each. The rules are not played again; what an event does not say is not shown. */
import type { Event } from "../../lib/kernel";
import type { View } from "./view";

export interface Hit {
  seat: number;
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
}
export interface LaidThen {
  card: string;
  slot: number;
}
export interface Scene {
  round: number;
  reveal: number;
  tickets: readonly Ticket[];
  health: readonly number[];
  stacks: readonly number[];
  fields: readonly (readonly LaidThen[])[];
  /** What this beat changed, by seat. */
  changes: ReadonlyMap<number, number>;
}
/** Events `from` to `to` (without) that are one step of the story. */
export interface Beat {
  from: number;
  to: number;
}

/** Told together with what came before. */
const FOLLOWS = new Set([
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

export function beatsOf(events: readonly Event[], { from, to }: Beat): Beat[] {
  const beats: Beat[] = [];
  for (let i = from; i < to; i++) {
    const [event, before, last] = [events[i], events[i - 1], beats.at(-1)];
    if (!event?.text) continue;
    const joined = FOLLOWS.has(event.kind) || before?.kind === "answers" || (before?.kind === event.kind && TOGETHER.has(event.kind));
    if (last && joined) last.to = i + 1;
    else beats.push({ from: i, to: i + 1 });
  }
  return beats;
}

export function hitsOf(event: Event): Hit[] {
  if (event.kind === "attack") return event.data.hits as unknown as Hit[];
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

class Stage {
  reveal = 0;
  tickets: Ticket[] = [];
  health: number[];
  stacks: number[];
  fields: LaidThen[][];

  constructor(health: number[]) {
    this.health = health;
    this.stacks = health.map(() => 0);
    this.fields = health.map(() => []);
  }

  play(event: Event, before: Event | undefined): void {
    const { seat, card } = event.data as { seat: number; card: string };
    const ticket = this.tickets.find((each) => each.seat === seat);
    for (const hit of hitsOf(event)) this.health[hit.seat] = hit.health;
    switch (event.kind) {
      case "set":
        this.stacks = [...(event.data.stacks as number[])];
        break;
      case "revealed":
        if (before?.kind !== "revealed") [this.tickets, this.reveal] = [[], this.reveal + 1];
        this.tickets.push({ seat, card, initiative: Number(event.data.initiative), fate: "waits", silent: false });
        this.#add(this.stacks, seat, -1);
        break;
      case "turn":
        this.#takeTurn(seat, ticket);
        break;
      case "activated":
        this.#lay(seat, card);
        break;
      case "initiative":
        if (ticket) ticket.initiative = Number(event.data.now);
        break;
      case "silenced":
        if (ticket) ticket.silent = true;
        break;
      case "tie":
        for (const each of this.tickets) if ((event.data.seats as number[]).includes(each.seat)) each.fate = "gone";
        break;
      case "annihilated":
      case "returned":
        this.#remove(seat, card);
        break;
      case "milled":
        this.#add(this.stacks, seat, -1);
        break;
      case "pushed":
        this.#add(this.stacks, seat, 1);
        break;
      case "out":
        for (const each of event.data.seats as number[]) this.#leave(each);
        break;
      case "cleared":
        this.health.forEach((_, each) => this.#leave(each));
        this.tickets = [];
        break;
    }
  }

  #add(counts: number[], seat: number, n: number): void {
    counts[seat] = (counts[seat] ?? 0) + n;
  }
  /** Those who have played stand first, in the order of their turns. Without a card the turn comes at 0. */
  #takeTurn(seat: number, ticket: Ticket | undefined): void {
    for (const each of this.tickets) if (each.fate === "now") each.fate = "played";
    const played = this.tickets.filter(({ fate }) => fate === "played");
    const rest = this.tickets.filter((each) => each.fate !== "played" && each.seat !== seat);
    const card = ticket?.fate === "waits" ? ticket.card : null;
    this.tickets = [...played, { seat, card, initiative: card ? (ticket?.initiative ?? 0) : 0, fate: "now", silent: ticket?.silent ?? false }, ...rest];
  }
  /** KQ-2.6: the leftmost empty place. */
  #lay(seat: number, card: string): void {
    const field = this.fields[seat] ?? [];
    let slot = 1;
    while (field.some((laid) => laid.slot === slot)) slot += 1;
    field.push({ card, slot });
  }
  #remove(seat: number, card: string): void {
    const field = this.fields[seat] ?? [];
    const at = field.map((laid) => laid.card).lastIndexOf(card);
    if (at >= 0) field.splice(at, 1);
    else for (const each of this.tickets) if (each.seat === seat && each.fate === "waits") each.fate = "gone";
  }
  #leave(seat: number): void {
    this.fields[seat] = [];
    this.stacks[seat] = 0;
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
  const stage = new Stage(view.seats.map((_, seat) => healthBefore(events, round.from, seat, view)));
  for (let i = round.from; i < to; i++) {
    const event = events[i];
    if (event) stage.play(event, events[i - 1]);
  }
  return { ...stage, round: roundBefore(events, round.from) ?? view.round, changes: changesIn(events, { from, to }) };
}

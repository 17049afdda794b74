/** What the parts of a table share: the view, what is on offer, and how a thing is picked. A game adds what is its own.
 *
 *  A first press selects, and shows what would be done; the call, a second press or Enter does it. What ends or passes is
 *  done with one press, unless it would waste something: then it asks once, and says what is lost. */
import { getContext, setContext, untrack } from "svelte";
import { get } from "svelte/store";
import type { TableProps } from "../game";
import type { Decision, Option, Reason } from "../kernel";
import { settings } from "../settings";
import { t } from "../words/t";
import { keysOf } from "./keys";
import { PLAIN, verbOf, type Manners } from "./manners";
import type { Offers } from "./offers";
import { teaching } from "./teaching";
import type { TableView } from "./view";

const KEY = Symbol("play");
/** So long the only answer can be seen before it goes by itself. */
export const LONE_MS = 1800;
/** No ready area holds more. */
const MOST_TOGETHER = 40;
/** An answer of a row that brings no question for so long is stuck. */
const STUCK_MS = 5000;

/** An answer that waits for a yes, and what it would cost. */
export interface Doubt {
  option: Option;
  lost: string;
}

/** An answer that follows by itself: found in the next question. What is not asked on the way is left out. */
export type Next = (decision: Decision) => Option | undefined;

export abstract class TablePlay<View extends TableView = TableView, Catalogue = unknown> {
  /** The option that is selected: the call does it. */
  chosen = $state<string | null>(null);
  /** The thing that was pressed last, which the question tells about. */
  shown = $state<string | null>(null);
  /** Why the thing that was pressed last has no offer. */
  reason = $state.raw<Reason | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** The options of the small choice that is open at a thing. */
  choice = $state.raw<readonly Option[] | null>(null);

  readonly manners: Manners = PLAIN;
  /** What I answered last, and what is to follow. */
  #last: string | null = null;
  #plan: readonly Next[] = [];
  /** The question that stays in view while a row of answers goes. */
  protected standing = $state.raw<Decision | null>(null);
  #stuck: ReturnType<typeof setTimeout> | undefined;

  constructor(protected readonly props: () => TableProps<View, Catalogue>) {}

  readonly view = $derived.by(() => this.props().view);
  readonly decision: Decision | null = $derived.by(() => this.standing ?? this.props().decision);
  readonly events = $derived.by(() => this.props().events);
  readonly seat = $derived.by(() => this.props().seat);
  readonly watching = $derived.by(() => this.seat === null);
  readonly people = $derived.by(() => this.props().people);
  readonly catalogue = $derived.by(() => this.props().catalogue);
  readonly undo: (() => void) | null = $derived.by(() => this.props().undo);
  readonly waitingFor = $derived.by(() => this.view.to_act.map((seat) => this.people[seat]?.name ?? "").join(", ") || null);

  abstract readonly offers: Offers;
  /** What somebody had in mind who picks a thing without an offer; null where nothing could be meant. */
  abstract meantAt(ref: string): string | null;
  /** What ends, passes, stays or goes on: quiet, and never the call while there is something to do. */
  ends(option: Option): boolean {
    return this.manners.ends.includes(verbOf(option));
  }
  /** Seldom wanted: a thing with nothing else is not lit, and lists fold it. */
  quiet(option: Option): boolean {
    return this.manners.quiet.includes(verbOf(option));
  }
  /** It gives something away: it has a letter in place of a digit, and asks once. */
  givesAway(option: Option): boolean {
    return this.manners.letters.includes(verbOf(option));
  }
  /** What an answer would waste, in words; null where nothing is lost. */
  waste(_option: Option): string | null {
    return null;
  }
  /** My throw of dice: a pleasure, and never done for me. */
  throws(option: Option): boolean {
    return this.manners.throws.includes(verbOf(option));
  }
  /** What cannot be taken back is selected first, even by those whose first press acts. */
  weight(_option: Option): "light" | "heavy" {
    return "light";
  }
  /** Whether it may go by itself where it is the only answer. A hidden hand says no: haste would show it. */
  byItself(option: Option): boolean {
    return !this.throws(option);
  }
  /** The second half of an act that was begun. */
  private finishes(option: Option): boolean {
    return this.manners.joined.some(([first, second]) => first === this.#last && second === verbOf(option));
  }
  /** All that can be done in one, where there are several: "summon all". */
  readonly together: readonly Option[] = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const found = this.manners.together.map((verb) => options.filter((option) => verbOf(option) === verb));
    return found.find((group) => this.countOf(group) > 1) ?? [];
  });
  /** For how many things alike an option stands. */
  many(_option: Option): number {
    return 1;
  }
  countOf(options: readonly Option[]): number {
    return options.reduce((sum, option) => sum + this.many(option), 0);
  }

  /** The one red thing: what is selected, else the only act there is. */
  readonly call: Option | null = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const [only, more] = options.filter((option) => !this.ends(option) && !this.quiet(option) && !this.givesAway(option));
    return options.find(({ id }) => id === this.chosen) ?? this.ripe(options) ?? (more ? null : (only ?? null));
  });
  /** What an act that was begun is for, once it can be done: called without a press on anything more. */
  ripe(_options: readonly Option[]): Option | null {
    return null;
  }
  /** The only answer, which goes by itself. */
  readonly lone: Option | null = $derived.by(() => {
    const [only, more] = this.decision?.options ?? [];
    return only && !more && this.byItself(only) ? only : null;
  });
  /** The key of each option by its id, the same as long as the question lasts. */
  readonly keys: ReadonlyMap<string, string> = $derived.by(() => this.keysFor(this.decision?.options ?? []));
  protected keysFor(options: readonly Option[]): ReadonlyMap<string, string> {
    return keysOf(options, (option) => (this.givesAway(option) ? "letter" : this.ends(option) ? "end" : "digit"));
  }

  offersAt(ref: string): readonly Option[] {
    return this.offers.get(ref) ?? [];
  }
  why(option: string): Promise<Reason | null> {
    return this.props().why(option);
  }
  /** A press on an option, wherever it is shown. */
  pick(option: Option): void {
    const lost = this.lostBy(option);
    const again = this.chosen === option.id && this.doubt === null;
    const { firstTap, confirm } = get(settings);
    const atOnce = this.finishes(option) || (firstTap && !(confirm && this.weight(option) === "heavy"));
    this.choice = null;
    this.doubt = null;
    if (lost !== null) this.doubt = { option, lost };
    else if (again || atOnce || this.ends(option)) this.act(option.id);
    else this.chosen = option.id;
  }
  /** The only answer there is wastes nothing that could be kept. */
  private lostBy(option: Option): string | null {
    if (this.decision?.options.length === 1) return null;
    return this.waste(option) ?? (this.givesAway(option) ? t("prompt.givesAway") : null);
  }
  /** A press on a thing without offers, or with several: it is told about, and why it has none. */
  async show(ref: string | null): Promise<Reason | null> {
    this.shown = ref;
    this.doubt = null;
    const wanted = ref === null || this.offersAt(ref).length ? null : this.meantAt(ref);
    return (this.reason = wanted === null ? null : await this.why(wanted));
  }
  /** Sends an answer, and those that are to follow it; not while others are under way. */
  act(id: string, ...next: readonly Next[]): void {
    if (this.standing) return;
    this.#hold(next.length ? this.decision : null);
    this.#send(id, next);
  }
  #send(id: string, next: readonly Next[]): void {
    this.forget();
    this.#last = verbOf({ id });
    this.#plan = next;
    this.props().act(id);
  }
  #hold(decision: Decision | null): void {
    clearTimeout(this.#stuck);
    this.standing = decision;
    if (decision) this.#stuck = setTimeout(() => ((this.#plan = []), (this.standing = null)), STUCK_MS);
  }
  /** One after the other, as long as there are more of them. */
  actTogether(): void {
    const [first] = this.together;
    if (!first) return;
    const more: Next = ({ options }) => options.find((option) => verbOf(option) === verbOf(first));
    this.act(first.id, ...Array.from({ length: MOST_TOGETHER }, () => more));
  }
  forget(): void {
    this.chosen = null;
    this.shown = null;
    this.reason = null;
    this.doubt = null;
    this.choice = null;
  }
  /** A new question: what was selected for the last one is forgotten, and what is to follow goes on or is dropped. */
  follow(): void {
    const decision = this.props().decision;
    untrack(() => {
      const next = decision ? this.#planned(decision) : null;
      this.#plan = [];
      if (next) return this.#send(next.id, next.rest);
      this.#hold(null);
      this.forget();
      const [only, more] = decision?.options ?? [];
      if (only && !more && this.finishes(only)) this.act(only.id);
    });
  }
  /** The first of the plan that the question knows, and what is left after it. */
  #planned(decision: Decision): { id: string; rest: readonly Next[] } | null {
    for (const [at, next] of this.#plan.entries()) {
      const found = next(decision);
      if (found) return { id: found.id, rest: this.#plan.slice(at + 1) };
    }
    return null;
  }
  /** Sends the only answer by itself; returns how to stop it. */
  goOn(): (() => void) | void {
    const { lone } = this;
    const manner = get(settings).lone;
    if (!lone || manner === "never" || get(teaching)) return;
    const timer = setTimeout(() => this.act(lone.id), manner === "wait" ? LONE_MS : 0);
    return () => clearTimeout(timer);
  }
}

export function providePlay(play: TablePlay): void {
  setContext(KEY, play);
  $effect(() => play.follow());
  $effect(() => play.goOn());
}

export function playOf<Play extends TablePlay = TablePlay>(): Play {
  return getContext<Play>(KEY);
}

/** What the parts of the table share: the view, what is on offer, the stack that is built, the story that is told. */
import { getContext, setContext } from "svelte";
import { get } from "svelte/store";
import type { Option, Reason } from "../../lib/kernel";
import { settings } from "../../lib/settings";
import type { TableProps } from "../game";
import { Draft } from "./draft.svelte";
import { meant, weigh } from "./offers";
import { Playback } from "./playback.svelte";
import { handOf } from "./stacking";
import type { CardFacts, Catalogue, View } from "./view";

const KEY = Symbol("play");
type Props = TableProps<View, Catalogue>;

export class Play {
  readonly #props: () => Props;
  readonly draft: Draft;
  readonly story: Playback;
  /** The heavy option that waits for its confirmation. */
  chosen = $state<string | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
    this.draft = new Draft(props);
    this.story = new Playback(props);
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly people = $derived.by(() => this.#props().people);
  readonly events = $derived.by(() => this.#props().events);
  readonly catalogue = $derived.by(() => this.#props().catalogue);
  readonly seat = $derived.by(() => this.#props().seat);
  /** While the story is told nothing is asked. */
  readonly decision = $derived.by(() => (this.story.beat ? null : this.#props().decision));
  /** In the order of play round the table, from the left of me. */
  readonly others = $derived.by(() => {
    const { players } = this.view;
    const first = this.seat === null ? 0 : this.seat + 1;
    return Array.from({ length: this.seat === null ? players : players - 1 }, (_, i) => (first + i) % players);
  });
  readonly mine = $derived.by(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  /** My cards: those in the hand and those that are laid out of it. */
  readonly held = $derived.by(() => {
    const [hand, picks] = [this.mine?.hand ?? [], this.mine?.picks ?? []];
    const number = (card: string) => this.catalogue.cards[card]?.number ?? 0;
    const all = [...hand, ...picks].sort((a, b) => number(a) - number(b));
    return handOf(all, this.draft.cards);
  });
  readonly #offers = $derived.by(() => {
    const offers = new Map<string, Option[]>();
    for (const option of this.decision?.options ?? []) for (const ref of option.refs) offers.set(ref, [...(offers.get(ref) ?? []), option]);
    return offers;
  });

  facts(card: string): CardFacts {
    const facts = this.catalogue.cards[card];
    if (!facts) throw new Error(`the catalogue has no card '${card}'; the page may be older than the server: load it anew`);
    return facts;
  }
  name(seat: number): string {
    return this.people[seat]?.name ?? "";
  }
  offerAt(ref: string): Option | null {
    return this.#offers.get(ref)?.[0] ?? null;
  }
  /** Why a thing that was picked has no answer; null where nothing could be meant. */
  whyNot(ref: string): Promise<Reason | null> {
    const wanted = this.story.beat ? null : meant(this.#props().decision, ref);
    return wanted ? this.#props().why(wanted) : Promise.resolve(null);
  }
  ask(option: string): Promise<Reason | null> {
    return this.#props().why(option);
  }
  /** One tap acts; what is hardly meant is chosen first, unless the player wants no second question. */
  answer(option: Option): void {
    if (get(settings).confirm && weigh(this.mine, option) === "heavy") this.chosen = this.chosen === option.id ? null : option.id;
    else this.act(option.id);
  }
  act(id: string): void {
    this.chosen = null;
    if (this.draft.building && id === "confirm") this.draft.set();
    else if (this.draft.building && id.startsWith("stack ")) this.place(id.slice("stack ".length));
    else this.#props().act(id);
  }
  /** A card of the hand becomes the next of the stack. */
  place(card: string, at = this.draft.cards.length): void {
    const { cards } = this.draft;
    if (cards.length < STACK_LIMIT) this.draft.want([...cards.slice(0, at), card, ...cards.slice(at)]);
  }
}

/** So many places are printed on the mat. */
export const STACK_LIMIT = 5;

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function playOf(): Play {
  return getContext<Play>(KEY);
}

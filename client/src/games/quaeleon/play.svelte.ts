/** What the parts of the table share: besides what every table has, the stack that is built and the story that is told.
 *
 *  While a stack is built a card of the hand is picked first and placed by the call, a second press or Enter; a card of
 *  the stack is picked to be moved. What is picked stays so while the table follows answer by answer. */
import { untrack } from "svelte";
import type { TableProps } from "../../lib/game";
import type { Option } from "../../lib/kernel";
import { offersBy } from "../../lib/pieces/offers";
import { playOf as tablePlayOf, TablePlay } from "../../lib/pieces/play.svelte";
import type { CardFacts, Catalogue } from "./catalogue";
import { Draft } from "./draft.svelte";
import { lookOf, plainFacts } from "./looks";
import manners from "./manners.json";
import { AT_ONCE, cardAt, meant } from "./offers";
import { orderNow } from "./order";
import { Playback } from "./playback.svelte";
import { handOf, moved, without, type Held } from "./stacking";
import { t } from "./t";
import type { View } from "./view";
import { briefWords } from "./words";

const STACK = "stack ";

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  readonly draft: Draft;
  readonly story: Playback;
  /** The card of the hand that was pressed, by its key: equal ones are told apart. */
  #key = $state<string | null>(null);
  /** The place in the stack that is being moved. */
  arranged = $state<number | null>(null);

  constructor(props: () => TableProps<View, Catalogue>) {
    super(props);
    this.draft = new Draft(props);
    this.story = new Playback(props);
  }

  /** While the story is told nothing is asked. */
  override readonly decision = $derived.by(() => (this.story.beat ? null : this.props().decision));
  /** While the story is told nothing is taken back. */
  override readonly undo = $derived.by(() => (this.story.beat ? null : this.props().undo));
  /** In the order of play round the table, from the left of me. */
  readonly others = $derived.by(() => {
    const { players } = this.view;
    const first = this.seat === null ? 0 : this.seat + 1;
    return Array.from({ length: this.seat === null ? players : players - 1 }, (_, i) => (first + i) % players);
  });
  readonly mine = $derived.by(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  readonly ownName = $derived.by(() => (this.seat === null ? "" : (this.people[this.seat]?.name ?? "")));
  /** My cards: those in the hand and those that are laid out of it. */
  readonly held = $derived.by(() => {
    const [hand, picks] = [this.mine?.hand ?? [], this.mine?.picks ?? []];
    const number = (card: string) => this.catalogue.cards[card]?.number ?? 0;
    const all = [...hand, ...picks].sort((a, b) => number(a) - number(b));
    return handOf(all, this.draft.cards);
  });
  /** What is left of my stack; while the story tells of a larger one, what has become of it is not given away. */
  readonly myStack = $derived.by(() => {
    const [now, then] = [this.mine?.stack_cards ?? [], this.seat === null ? undefined : this.story.scene?.stacks[this.seat]];
    return then === undefined || then === now.length ? now : [];
  });
  /** The order of play, of the moment that is shown. */
  readonly tickets = $derived.by(() => this.story.scene?.tickets ?? orderNow(this.view, this.story.last));
  readonly offers = $derived.by(() => offersBy(this.decision?.options ?? []));

  /** The card that the call would place; null where none is picked. */
  readonly wanted = $derived.by(() => {
    const id = this.draft.building ? this.call?.id : undefined;
    return id?.startsWith(STACK) ? id.slice(STACK.length) : null;
  });
  /** The card of the hand that is picked, by its key. */
  readonly picked = $derived.by(() => {
    const free = this.held.filter(({ card, place }) => card === this.wanted && place === null);
    return (free.find(({ key }) => key === this.#key) ?? free[0])?.key ?? null;
  });
  /** The card that the question tells about. */
  readonly about = $derived.by(() => {
    if (this.draft.building && this.arranged !== null) return { card: this.draft.cards[this.arranged] ?? "" };
    if (this.wanted !== null) return { card: this.wanted };
    return cardAt(this.view, this.call?.refs[0]) ?? cardAt(this.view, this.shown ?? undefined);
  });

  facts(card: string): CardFacts {
    return this.catalogue.cards[card] ?? plainFacts(card);
  }
  name(seat: number): string {
    return this.people[seat]?.name ?? "";
  }
  /** "your", or whose it is by name. */
  whose(seat: number): string {
    return seat === this.seat ? t("kq.your") : t("kq.of", { name: this.name(seat) });
  }
  /** What a card on a field does there, in a few words. */
  brief(card: string, seat: number): string {
    return briefWords(this.facts(card), seat === this.seat ? null : this.name(seat));
  }
  /** A card that changed an attack of a seat, with its owner. */
  sourceWords(card: string, owner: number | null, attacker: number): { words: string; brief: string } {
    const [name, brief] = [this.facts(card).name, lookOf(this.facts(card)).short];
    if (owner === null) return { words: name, brief };
    if (owner === attacker) return { words: t("kq.sourceOwn", { card: name }), brief };
    const whose = owner === this.seat ? t("kq.yours") : this.whose(owner);
    const words = t("kq.source", { card: name, whose });
    return { words: words.length > SOURCE_LETTERS ? t("kq.source", { card: brief, whose }) : words, brief };
  }
  meantAt(ref: string): string | null {
    return this.story.beat ? null : meant(this.props().decision, ref);
  }
  override waste({ id }: Option): string | null {
    if (this.draft.building) return id === "confirm" && !this.draft.cards.length ? t("kq.wasteAll") : null;
    return this.decision?.kind === "recruit" && id === "pass" ? t("kq.wasteRecruits") : null;
  }
  /** A question out of a hidden hand is not answered in haste. */
  override byItself(option: Option): boolean {
    return this.ends(option) && !AT_ONCE.includes(this.decision?.kind ?? "");
  }
  override act(id: string): void {
    const building = this.draft.building;
    if (building && id.startsWith(STACK)) this.place(id.slice(STACK.length));
    else if (building && id === "confirm") {
      this.forget();
      this.draft.set();
    } else super.act(id);
  }
  override pick(option: Option): void {
    this.arranged = null;
    super.pick(option);
  }
  override forget(): void {
    super.forget();
    this.#key = null;
    this.arranged = null;
  }
  /** A stack is built in many answers: what is picked for it stays picked. */
  override follow(): void {
    void this.props().decision;
    if (!untrack(() => this.draft.building && (this.wanted !== null || this.arranged !== null || this.doubt !== null))) super.follow();
  }

  /** A press on a card of the hand while a stack is built. */
  pickHeld({ card, key }: Held): void {
    const option = this.decision?.options.find(({ id }) => id === STACK + card);
    if (!option) return;
    // Another copy of the same card is another card.
    if (this.picked !== null && this.wanted === card && this.picked !== key) this.#key = key;
    else {
      this.#key = key;
      this.pick(option);
    }
  }
  /** A press on a card of the stack. */
  arrange(at: number): void {
    const again = this.arranged === at;
    this.forget();
    this.arranged = again ? null : at;
  }
  /** A card of the hand becomes the next of the stack. */
  place(card: string, at = this.draft.cards.length): void {
    const { cards } = this.draft;
    this.forget();
    if (cards.length < STACK_LIMIT) this.draft.want([...cards.slice(0, at), card, ...cards.slice(at)]);
  }
  takeBack(at: number): void {
    this.forget();
    this.draft.want(without(this.draft.cards, at));
  }
  move(from: number, to: number): void {
    this.draft.want(moved(this.draft.cards, from, to));
    if (this.arranged !== null) this.arranged = to;
  }
}

/** More do not fit on one line of a sum. */
const SOURCE_LETTERS = 29;
/** So many places are printed on the mat. */
export const STACK_LIMIT = 5;
/** So many cards are kept from round to round. */
export const HAND_LIMIT = 10;

export const playOf = tablePlayOf<Play>;

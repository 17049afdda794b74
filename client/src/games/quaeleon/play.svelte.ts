/** What the parts of the table share: besides what every table has, the stack that is built and the story that is told. */
import type { TableProps } from "../../lib/game";
import type { Option } from "../../lib/kernel";
import { offersBy } from "../../lib/pieces/offers";
import { playOf as tablePlayOf, TablePlay } from "../../lib/pieces/play.svelte";
import type { CardFacts, Catalogue } from "./catalogue";
import { Draft } from "./draft.svelte";
import { plainFacts } from "./looks";
import manners from "./manners.json";
import { meant, weigh } from "./offers";
import { Playback } from "./playback.svelte";
import { handOf } from "./stacking";
import type { View } from "./view";

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  readonly draft: Draft;
  readonly story: Playback;

  constructor(props: () => TableProps<View, Catalogue>) {
    super(props);
    this.draft = new Draft(props);
    this.story = new Playback(props);
  }

  /** While the story is told nothing is asked. */
  override readonly decision = $derived.by(() => (this.story.beat ? null : this.props().decision));
  /** In the order of play round the table, from the left of me. */
  readonly others = $derived.by(() => {
    const { players } = this.view;
    const first = this.seat === null ? 0 : this.seat + 1;
    return Array.from({ length: this.seat === null ? players : players - 1 }, (_, i) => (first + i) % players);
  });
  /** While the story is told nothing is taken back. */
  override readonly undo = $derived.by(() => (this.story.beat ? null : this.props().undo));
  readonly mine = $derived.by(() => (this.seat === null ? null : (this.view.seats[this.seat] ?? null)));
  /** My cards: those in the hand and those that are laid out of it. */
  readonly held = $derived.by(() => {
    const [hand, picks] = [this.mine?.hand ?? [], this.mine?.picks ?? []];
    const number = (card: string) => this.catalogue.cards[card]?.number ?? 0;
    const all = [...hand, ...picks].sort((a, b) => number(a) - number(b));
    return handOf(all, this.draft.cards);
  });
  readonly offers = $derived.by(() => offersBy(this.decision?.options ?? []));

  facts(card: string): CardFacts {
    return this.catalogue.cards[card] ?? plainFacts(card);
  }
  name(seat: number): string {
    return this.people[seat]?.name ?? "";
  }
  meantAt(ref: string): string | null {
    return this.story.beat ? null : meant(this.props().decision, ref);
  }
  /** A question out of a hidden hand is not answered in haste. */
  override byItself(option: Option): boolean {
    return this.ends(option);
  }
  override weight(option: Option): "light" | "heavy" {
    return weigh(this.mine, option);
  }
  override act(id: string): void {
    this.forget();
    if (this.draft.building && id === "confirm") this.draft.set();
    else if (this.draft.building && id.startsWith("stack ")) this.place(id.slice("stack ".length));
    else super.act(id);
  }
  /** A card of the hand becomes the next of the stack. */
  place(card: string, at = this.draft.cards.length): void {
    const { cards } = this.draft;
    if (cards.length < STACK_LIMIT) this.draft.want([...cards.slice(0, at), card, ...cards.slice(at)]);
  }
}

/** So many places are printed on the mat. */
export const STACK_LIMIT = 5;

export const playOf = tablePlayOf<Play>;

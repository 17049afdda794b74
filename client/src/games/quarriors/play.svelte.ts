/** What the parts of the table share: the view, what is on offer, and how a thing is picked. */
import { getContext, setContext } from "svelte";
import { get } from "svelte/store";
import type { Option, Reason } from "../../lib/kernel";
import { settings } from "../../lib/settings";
import type { TableProps } from "../game";
import { follow, NOBODY, type Identities } from "./identity";
import { meant, offersOf, plainRef, weigh } from "./offers";
import type { Catalogue, View } from "./view";

const KEY = Symbol("play");
type Props = TableProps<View, Catalogue>;

export class Play {
  readonly #props: () => Props;
  /** The heavy option that waits for its confirmation. */
  chosen = $state<string | null>(null);
  /** The thing under the pointer or the focus: what would pay for it is shown. */
  looked = $state<string | null>(null);
  /** The options of the small choice that is open at a thing. */
  choice = $state.raw<readonly Option[] | null>(null);

  constructor(props: () => Props) {
    this.#props = props;
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly decision = $derived.by(() => this.#props().decision);
  readonly people = $derived.by(() => this.#props().people);
  readonly catalogue = $derived.by(() => this.#props().catalogue);
  /** Whose mat lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.#props().seat ?? this.view.turn);
  readonly watching = $derived.by(() => this.#props().seat === null);
  readonly offers = $derived.by(() => offersOf(this.view, this.decision));
  readonly paying = $derived.by(() => this.#payment());

  #seen: View | null = null;
  #heard = 0;
  #followed: Identities = NOBODY;
  readonly identities = $derived.by(() => {
    const { view, events } = this.#props();
    if (view === this.#seen) return this.#followed;
    const fresh = events.slice(this.#heard);
    [this.#seen, this.#heard] = [view, events.length];
    const told = fresh.flatMap((event) => (event.kind === "rerolled" ? (event.data.dice as string[]) : []));
    return (this.#followed = follow(this.#followed, view, told));
  });

  offersAt(ref: string): readonly Option[] {
    return this.offers.get(plainRef(this.view, ref)) ?? [];
  }
  /** What somebody had in mind who picks a thing without an offer. */
  meantAt(ref: string): string | null {
    return this.decision ? meant(this.view, this.catalogue, this.decision, ref) : null;
  }
  why(option: string): Promise<Reason | null> {
    return this.#props().why(option);
  }
  weight(option: Option): "light" | "heavy" {
    return weigh(this.view, option);
  }
  /** One tap acts; what cannot be taken back is chosen first, unless the player wants no second question. */
  answer(option: Option): void {
    if (get(settings).confirm && this.weight(option) === "heavy") this.chosen = this.chosen === option.id ? null : option.id;
    else this.act(option.id);
  }
  act(id: string): void {
    this.chosen = null;
    this.choice = null;
    this.#props().act(id);
  }

  #payment(): readonly string[] {
    const [zone, name] = this.looked?.split(":") ?? [];
    if (!this.decision || !name || !this.offersAt(this.looked ?? "").length) return [];
    if (zone === "wilds") return this.view.wilds.find((card) => card.die === name)?.paid ?? [];
    return zone === "active" ? (this.view.summons.find((summon) => summon.die === name)?.paid ?? []) : [];
  }
}

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function playOf(): Play {
  return getContext<Play>(KEY);
}

/** What the parts of a table share: the view, what is on offer, and how a thing is picked. A game adds what is its own. */
import { getContext, setContext } from "svelte";
import { get } from "svelte/store";
import type { TableProps } from "../game";
import type { Decision, Option, Reason } from "../kernel";
import { settings } from "../settings";
import type { Offers } from "./offers";
import type { TableView } from "./view";

const KEY = Symbol("play");

export abstract class TablePlay<View extends TableView = TableView, Catalogue = unknown> {
  /** The heavy option that waits for its confirmation. */
  chosen = $state<string | null>(null);
  /** The options of the small choice that is open at a thing. */
  choice = $state.raw<readonly Option[] | null>(null);

  constructor(protected readonly props: () => TableProps<View, Catalogue>) {}

  readonly view = $derived.by(() => this.props().view);
  readonly decision: Decision | null = $derived.by(() => this.props().decision);
  readonly events = $derived.by(() => this.props().events);
  readonly seat = $derived.by(() => this.props().seat);
  readonly watching = $derived.by(() => this.seat === null);
  readonly people = $derived.by(() => this.props().people);
  readonly catalogue = $derived.by(() => this.props().catalogue);
  readonly waitingFor = $derived.by(() => this.view.to_act.map((seat) => this.people[seat]?.name ?? "").join(", ") || null);

  abstract readonly offers: Offers;
  /** The option that goes on: the one call to act, with the key 0. */
  abstract readonly call: string | null;
  /** The options beside the call, in the order of their number keys. */
  abstract readonly numbered: readonly Option[];
  /** What cannot be taken back, or is easily hit by mistake, is heavy. */
  abstract weight(option: Option): "light" | "heavy";
  /** What somebody had in mind who picks a thing without an offer; null where nothing could be meant. */
  abstract meantAt(ref: string): string | null;
  /** Seldom wanted: a thing with nothing else is not lit, and a heavy one asks at its thing. */
  quiet(_option: Option): boolean {
    return false;
  }

  offersAt(ref: string): readonly Option[] {
    return this.offers.get(ref) ?? [];
  }
  why(option: string): Promise<Reason | null> {
    return this.props().why(option);
  }
  /** One tap acts; what is heavy is chosen first, unless the player wants no second question. */
  answer(option: Option): void {
    if (get(settings).confirm && this.weight(option) === "heavy") this.chosen = this.chosen === option.id ? null : option.id;
    else this.act(option.id);
  }
  /** From the small choice at a thing, which has asked for what is quiet. */
  take(option: Option): void {
    this.choice = null;
    if (this.quiet(option)) this.act(option.id);
    else this.answer(option);
  }
  act(id: string): void {
    this.forget();
    this.props().act(id);
  }
  forget(): void {
    this.chosen = null;
    this.choice = null;
  }
  /** A new question: what was chosen for the last one is forgotten. */
  follow(): void {
    void this.props().decision;
    this.forget();
  }
}

export function providePlay(play: TablePlay): void {
  setContext(KEY, play);
  $effect(() => play.follow());
}

export function playOf<Play extends TablePlay = TablePlay>(): Play {
  return getContext<Play>(KEY);
}

/** What the parts of the table share: the view, what is on offer, and what was asked to be shown. */
import { getContext, setContext } from "svelte";
import { get } from "svelte/store";
import type { Option, Reason } from "../../lib/kernel";
import { settings } from "../../lib/settings";
import type { TableProps } from "../game";
import { meant, offersOf, weigh } from "./offers";
import { provideCatalogue } from "./printed";
import type { Catalogue, View } from "./view";

const KEY = Symbol("play");
type Props = TableProps<View, Catalogue>;
const ROLLS = new Set(["rolled", "rerolled", "die-rolled", "recoloured"]);

export class Play {
  readonly #props: () => Props;
  /** What had happened before the table was drawn: old rolls do not tumble. */
  readonly #old: number;
  /** The options of the small choice that is open at a thing. */
  choice = $state.raw<readonly Option[] | null>(null);
  /** The option that waits for its confirmation. */
  chosen = $state<string | null>(null);
  /** Whether the chance of success is asked for. */
  chance = $state(false);

  constructor(props: () => Props) {
    this.#props = props;
    this.#old = props().events.length;
  }

  readonly view = $derived.by(() => this.#props().view);
  readonly decision = $derived.by(() => this.#props().decision);
  readonly people = $derived.by(() => this.#props().people);
  readonly catalogue = $derived.by(() => this.#props().catalogue);
  /** Whose board lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.#props().seat ?? this.view.turn);
  readonly watching = $derived.by(() => this.#props().seat === null);
  readonly offers = $derived.by(() => offersOf(this.decision));
  /** The last roll: its number, and the faces that came. */
  readonly roll = $derived.by(() => {
    const { events } = this.#props();
    const at = events.map((event) => ROLLS.has(event.kind)).lastIndexOf(true);
    const faces = at >= this.#old ? events[at]?.data.dice : [];
    return { at, faces: Array.isArray(faces) ? (faces as string[]) : [] };
  });

  offersAt(ref: string): readonly Option[] {
    return this.offers.get(ref) ?? [];
  }
  /** What somebody had in mind who picks a thing without an offer. */
  meantAt(ref: string): string | null {
    return this.decision ? meant(this.decision, ref) : null;
  }
  why(option: string): Promise<Reason | null> {
    return this.#props().why(option);
  }
  /** One tap acts; what gives something away is chosen first, unless the player wants no second question. */
  answer(option: Option): void {
    if (get(settings).confirm && weigh(option) === "heavy") this.chosen = this.chosen === option.id ? null : option.id;
    else this.act(option.id);
  }
  act(id: string): void {
    this.choice = null;
    this.chosen = null;
    this.#props().act(id);
  }
}

export function providePlay(play: Play): void {
  setContext(KEY, play);
  provideCatalogue(() => play.catalogue);
}

export function playOf(): Play {
  return getContext<Play>(KEY);
}

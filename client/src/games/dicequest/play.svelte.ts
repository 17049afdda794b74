/** What the parts of the table share: besides what every table has, the last roll, and what was asked to be shown. */
import type { TableProps } from "../../lib/game";
import type { Option } from "../../lib/kernel";
import { playOf as tablePlayOf, TablePlay } from "../../lib/pieces/play.svelte";
import { textsIn } from "../../lib/plain";
import { givesAway, isEnd, meant, offersOf, weigh } from "./offers";
import type { Catalogue } from "./facts";
import type { View } from "./view";

const ROLLS = new Set(["rolled", "rerolled", "die-rolled", "recoloured"]);

export class Play extends TablePlay<View, Catalogue> {
  /** What had happened before the table was drawn: old rolls do not tumble. */
  readonly #old: number;
  /** Whether the chance of success is asked for. */
  chance = $state(false);

  constructor(props: () => TableProps<View, Catalogue>) {
    super(props);
    this.#old = props().events.length;
  }

  /** Whose board lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.seat ?? this.view.turn);
  readonly offers = $derived.by(() => offersOf(this.decision));
  /** The last roll: its number, and the faces that came. */
  readonly roll = $derived.by(() => {
    const { events } = this;
    const at = events.map((event) => ROLLS.has(event.kind)).lastIndexOf(true);
    const faces = at >= this.#old ? events[at]?.data.dice : [];
    return { at, faces: textsIn(faces) };
  });

  meantAt(ref: string): string | null {
    return this.decision ? meant(this.decision, ref) : null;
  }
  ends(option: Option): boolean {
    return isEnd(option);
  }
  override throws(option: Option): boolean {
    return option.id === "roll";
  }
  override weight(option: Option): "light" | "heavy" {
    return weigh(option);
  }
  override givesAway(option: Option): boolean {
    return givesAway(option);
  }
}

export const playOf = tablePlayOf<Play>;

/** How the last roll that decided something is shown: whole on the board, or as a strip beside it while the board is asked. */
import type { TableProps } from "../../lib/game";
import type { Picking } from "./picking.svelte";
import { lastShowdown, partiesOf } from "./showdown";
import type { Catalogue } from "./catalogue";
import type { View } from "./view";

export class Showing {
  /** The showdown that was folded into its strip, and the one that was opened from it. */
  #folded = $state(-1);
  #opened = $state(-1);

  constructor(
    private readonly props: () => TableProps<View, Catalogue>,
    private readonly picking: Picking,
  ) {}

  /** The last one since I answered. Of the others' only attacks on the monster: they change what it needs. */
  readonly showdown = $derived.by(() => {
    const { events, view, seat } = this.props();
    const last = lastShowdown(events, this.picking.seen);
    if (!last || last.kind === "assault" || seat === null) return last;
    const own = new Set(view.seats[seat]?.team.map(({ character }) => character));
    return partiesOf(last).some((slug) => own.has(slug)) ? last : null;
  });
  /** A question about things on the table is open: nothing may lie on them. */
  readonly #isAsked = $derived.by(() => this.picking.ties.some(({ option, verb }) => option.refs.length > 0 || verb === "fight"));
  /** It was asked for, and stays until it is folded. */
  readonly isOpened = $derived.by(() => this.showdown !== null && this.showdown.at === this.#opened);
  /** A small roll has no page of its own: its strip says it all. */
  readonly whole = $derived.by(() => {
    const last = this.showdown;
    if (!last || last.kind === "roll") return null;
    return this.isOpened || (last.at !== this.#folded && !this.#isAsked) ? last : null;
  });
  readonly strip = $derived.by(() => (this.whole ? null : this.showdown));

  open(): void {
    this.#opened = this.showdown?.at ?? -1;
  }
  fold(): void {
    this.#folded = this.showdown?.at ?? -1;
    this.#opened = -1;
  }
  putAway(): void {
    this.picking.putAway();
  }
}

/** The last roll that decided something: its ledger lies beside the board until it is put away; my next answer folds it
 *  into one line. */
import { lastShowdown, partiesOf } from "./showdown";
import type { Play } from "./play.svelte";

export class Showing {
  /** How many events were told when the last one was put away. */
  #seen = $state(0);
  /** The showdown that was folded into its line, and the one that was opened from it. */
  #folded = $state(-1);
  #opened = $state(-1);

  constructor(private readonly play: Play) {}

  /** The last one since my last turn began. Of the others' only attacks on the monster: they change what it needs. */
  readonly showdown = $derived.by(() => {
    const { events, view, seat } = this.play;
    const last = lastShowdown(events, Math.max(this.#seen, this.#since()));
    if (!last || last.kind === "assault" || seat === null) return last;
    const own = new Set(view.seats[seat]?.team.map(({ character }) => character));
    return partiesOf(last).some((slug) => own.has(slug)) ? last : null;
  });
  /** A small roll has no ledger: its line says it all. */
  readonly whole = $derived.by(() => {
    const last = this.showdown;
    if (!last || last.kind === "roll") return null;
    return last.at === this.#opened || last.at !== this.#folded ? last : null;
  });
  readonly line = $derived.by(() => (this.whole ? null : this.showdown));

  /** Where the last turn of mine began, before the one that goes on; what was decided earlier is in the log. */
  #since(): number {
    const { events, view, seat } = this.play;
    const turns = events.flatMap(({ kind, data }, at) => (kind === "turn" && (seat === null || data.seat === seat) ? [at] : []));
    return turns.at(seat !== null && view.turn === seat ? -2 : -1) ?? 0;
  }
  open(): void {
    this.#opened = this.showdown?.at ?? -1;
  }
  fold(): void {
    this.#folded = this.showdown?.at ?? -1;
    this.#opened = -1;
  }
  putAway(): void {
    this.#seen = this.play.events.length;
  }
}

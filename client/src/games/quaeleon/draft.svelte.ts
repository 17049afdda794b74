/** The stack I build. It is mine at once; the table is brought there answer by answer, so that what is placed counts
 *  even if I go away. */
import type { TableProps } from "../../lib/game";
import type { Catalogue } from "./catalogue";
import { towards } from "./stacking";
import type { View } from "./view";

/** An answer that is not taken up after this time is lost: what the table says holds again. */
const PATIENCE_MS = 5000;

export class Draft {
  readonly #props: () => TableProps<View, Catalogue>;
  #wanted = $state.raw<readonly string[] | null>(null);
  #setting = $state(false);
  /** The step of the table at which the last answer was sent. */
  #sent = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => TableProps<View, Catalogue>) {
    this.#props = props;
  }

  readonly building = $derived.by(() => this.#props().decision?.kind === "stack");
  readonly #placed = $derived.by(() => {
    const { view, seat } = this.#props();
    return (seat === null ? null : view.seats[seat]?.picks) ?? [];
  });
  readonly cards = $derived.by(() => (this.building && this.#wanted) || this.#placed);

  want(cards: readonly string[]): void {
    this.#wanted = cards;
  }
  /** Sets the stack as it is wanted. */
  set(): void {
    this.#setting = true;
  }

  /** One answer at a time; to be called whenever the table or the wish has changed. */
  follow(): void {
    const { view, decision, act } = this.#props();
    const [wanted, setting] = [this.#wanted, this.#setting];
    if (decision?.kind !== "stack") return this.#rest();
    if ((!wanted && !setting) || this.#sent === view.step) return;
    const answer = (wanted && towards(this.#placed, wanted)) ?? (setting ? "confirm" : null);
    if (!answer || !decision.options.some(({ id }) => id === answer)) return this.#rest();
    this.#sent = view.step;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), PATIENCE_MS);
    act(answer);
  }
  #rest(): void {
    clearTimeout(this.#timer);
    this.#sent = -1;
    this.#wanted = null;
    this.#setting = false;
  }
}

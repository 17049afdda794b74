/** What the player has taken up: a tap answers at once where it can mean one thing only, else it waits for its second half. */
import { get } from "svelte/store";
import type { TableProps } from "../../lib/game";
import type { Reason } from "../../lib/kernel";
import { settings } from "../../lib/settings";
import { lastOf } from "./showdown";
import { tiedTo, tiesOf, weigh, type Tie } from "./ties";
import type { Catalogue } from "./catalogue";
import type { View } from "./view";

export class Picking {
  /** A character or a space whose move is half said. */
  held = $state<string | null>(null);
  /** An option that cannot be taken back, waiting for the call. */
  chosen = $state<string | null>(null);
  reason = $state<Reason | null>(null);
  /** How many events were told when I last answered, or put away what they showed. */
  seen = $state(0);
  readonly ties = $derived.by(() => tiesOf(this.props().decision?.options ?? []));

  constructor(private readonly props: () => TableProps<View, Catalogue>) {
    // What was decided in turns before I came is in the log.
    this.seen = lastOf(props().events, "turn") + 1;
  }

  /** Forgets what was taken up: for a new question. */
  reset(): void {
    this.held = this.chosen = this.reason = null;
  }

  act(id: string): void {
    this.reset();
    this.putAway();
    this.props().act(id);
  }

  putAway(): void {
    this.seen = this.props().events.length;
  }

  pick({ option }: Tie): void {
    if (get(settings).confirm && weigh(option) === "heavy" && this.chosen !== option.id) this.chosen = option.id;
    else this.act(option.id);
  }

  /** A tap on a thing: a space and who stands there, or a card. */
  tap(refs: readonly string[]): void {
    this.reason = null;
    const about = refs.flatMap((ref) => tiedTo(this.ties, ref));
    const held = this.held;
    const both = held === null || refs.includes(held) ? [] : about.filter(({ option }) => option.refs.includes(held));
    const [only, more] = both.length ? both : about;
    if (only && !more && (both.length || !this.isMover(only, refs) || refs.includes(held ?? ""))) return this.pick(only);
    if (only) this.held = refs.includes(held ?? "") ? null : (refs.find((ref) => only.option.refs.includes(ref)) ?? null);
    else if (held) void this.ask(`move ${held} ${refs[0] ?? ""}`);
  }

  /** Asks why something is not on offer. */
  async ask(id: string): Promise<void> {
    this.reason = await this.props().why(id);
  }

  /** Who is to move is tapped before where to: one tap shows the way, the next walks it. */
  private isMover({ verb, about }: Tie, refs: readonly string[]): boolean {
    return verb === "move" && refs.includes(about[0] ?? "");
  }
}

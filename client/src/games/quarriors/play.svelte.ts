/** What the parts of the table share: besides what every table has, what would pay, and which die is which. */
import type { Option } from "../../lib/kernel";
import { playOf as tablePlayOf, TablePlay } from "../../lib/pieces/play.svelte";
import { textsIn } from "../../lib/plain";
import { follow, NOBODY, type Identities } from "./identity";
import { meant, offersOf, plainRef, weigh } from "./offers";
import manners from "./manners.json";
import type { Catalogue } from "./catalogue";
import type { View } from "./view";

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  /** The thing under the pointer or the focus: what would pay for it is shown. */
  looked = $state<string | null>(null);
  /** Whose mat lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.seat ?? this.view.turn);
  readonly offers = $derived.by(() => offersOf(this.view, this.decision));
  readonly paying = $derived.by(() => this.#payment());

  #seen: View | null = null;
  #heard = 0;
  #followed: Identities = NOBODY;
  readonly identities = $derived.by(() => {
    const { view, events } = this;
    if (view === this.#seen) return this.#followed;
    const fresh = events.slice(this.#heard);
    [this.#seen, this.#heard] = [view, events.length];
    const told = fresh.flatMap((event) => (event.kind === "rerolled" ? textsIn(event.data.dice) : []));
    return (this.#followed = follow(this.#followed, view, told));
  });

  override offersAt(ref: string): readonly Option[] {
    return super.offersAt(plainRef(this.view, ref));
  }
  meantAt(ref: string): string | null {
    return this.decision ? meant(this.view, this.catalogue, this.decision, ref) : null;
  }
  override weight(option: Option): "light" | "heavy" {
    return weigh(this.view, option);
  }

  #payment(): readonly string[] {
    const [zone, name] = this.looked?.split(":") ?? [];
    if (!this.decision || !name || !this.offersAt(this.looked ?? "").length) return [];
    if (zone === "wilds") return this.view.wilds.find((card) => card.die === name)?.paid ?? [];
    return zone === "active" ? (this.view.summons.find((summon) => summon.die === name)?.paid ?? []) : [];
  }
}

export const playOf = tablePlayOf<Play>;

/** What the parts of the table share: options tied to pieces, spaces, cards and values, and how they are picked. */
import type { Option } from "../../lib/kernel";
import { offersBy } from "../../lib/pieces/offers";
import { playOf as tablePlayOf, TablePlay, type Next } from "../../lib/pieces/play.svelte";
import { route, spacesOf } from "./board";
import { inkOf } from "./cast";
import { barredLair } from "./lair";
import type { Catalogue } from "./catalogue";
import { Showing } from "./showing.svelte";
import { t } from "./t";
import manners from "./manners.json";
import { placeOf, rolls, tiesOf, type Tie } from "./ties";
import type { Fighter, View } from "./view";

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  readonly spaces = $derived.by(() => spacesOf(this.catalogue.board));
  readonly ties = $derived.by(() => tiesOf(this.decision?.options ?? []));
  readonly offers = $derived.by(() => offersBy(this.decision?.options ?? [], (option) => [...option.refs, ...placeOf(option)]));
  readonly names = $derived.by(() => this.people.map(({ name }) => name));
  /** Whose team lies at the left: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.seat ?? this.view.turn);
  readonly team: readonly Fighter[] = $derived.by(() => this.view.seats[this.me]?.team ?? []);
  readonly ink = $derived.by(() => inkOf(this.view.seats[this.me]?.colour ?? null));
  /** What is selected, with its words. */
  readonly selected: Tie | null = $derived.by(() => this.ties.find(({ option }) => option.id === this.call?.id) ?? null);
  /** Who would move, as far as it is selected. */
  readonly mover = $derived.by(() => (this.selected?.verb === "move" ? (this.selected.about[0] ?? null) : null));

  /** Where none of the moves on offer leads into my lair though somebody is near it. */
  readonly barred = $derived.by(() => barredLair(this));

  readonly showing = new Showing(this);

  /** What I decide myself folds the ledger; what goes by itself does not. */
  override act(id: string, ...next: readonly Next[]): void {
    if (id !== this.lone?.id) this.showing.fold();
    super.act(id, ...next);
  }
  tieOf(option: Option): Tie | undefined {
    return this.ties.find((tie) => tie.option.id === option.id);
  }
  tiedTo(...refs: readonly string[]): Tie[] {
    const found = new Set(refs.flatMap((ref) => this.offersAt(ref)).map(({ id }) => id));
    return this.ties.filter(({ option }) => found.has(option.id));
  }
  override weight(option: Option): "light" | "heavy" {
    return rolls(option) ? "heavy" : "light";
  }
  override waste(option: Option): string | null {
    return option.id === "pass" && this.decision?.kind === "second-try" ? t("aq.lostReroll") : null;
  }

  /** A press on a thing: a space and who stands there, or a card. Where it may mean several moves, the next press means
   *  the next of them; the call acts. */
  tap(refs: readonly string[]): void {
    const found = this.tiedTo(...refs);
    const [first, second] = found;
    this.reason = null;
    if (!first) return void this.show(refs.find((ref) => this.meantAt(ref) !== null) ?? null);
    if (!second) return this.pick(first.option);
    const next = found[(found.findIndex(({ option }) => option.id === this.chosen) + 1) % found.length] ?? first;
    this.doubt = null;
    this.chosen = next.option.id;
  }
  /** A move, where moves are asked: of who is selected to where was pressed, or of the own piece that was pressed. */
  meantAt(ref: string): string | null {
    if (this.decision?.kind !== "move") return null;
    const own = this.team.find(({ character }) => character === ref);
    if (own) return `move ${ref} ${this.spaces.get(own.at)?.next ?? "t00"}`;
    return this.mover && this.spaces.has(ref) ? `move ${this.mover} ${ref}` : null;
  }
  /** How many steps a move has. */
  stepsOf(who: string, to: string): number {
    const from = this.team.find(({ character }) => character === who)?.at ?? "";
    const colour = this.view.seats[this.me]?.colour;
    const start = from === "home" ? `home-${colour}-1` : from;
    return Math.max(0, route(this.spaces, start, to, 30).length - 1);
  }
}

export const playOf = (): Play => tablePlayOf<Play>();

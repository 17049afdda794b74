/** What the parts of the table share: besides what every table has, what would pay, and which die is which. */
import type { Option } from "../../lib/kernel";
import { playOf as tablePlayOf, TablePlay } from "../../lib/pieces/play.svelte";
import { alikeName, atTable, cardFace, classOf, dieLook, quartifactFace, questFace, type DieLook } from "./dice";
import { faceOf } from "./anyFaces";
import { follow, NOBODY, type Identities } from "./identity";
import { placesOf } from "./inks";
import manners from "./manners.json";
import { classIn, meant, offersOf, plainRef, wasted, weigh } from "./offers";
import { costOf, paymentWords } from "./payments";
import type { Card } from "./pieces/card";
import { t } from "./t";
import type { Catalogue } from "./catalogue";
import type { ReadyDie, View } from "./view";

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  override readonly catalogue = $derived.by(() => atTable(this.props().catalogue, this.view.wilds));
  /** The thing under the pointer or the focus: what would pay for it is shown. */
  looked = $state<string | null>(null);
  /** The option of a small choice that is under them. */
  weighed = $state<string | null>(null);
  /** Whose mat lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.seat ?? this.view.turn);
  readonly offers = $derived.by(() => offersOf(this.view, this.decision));
  readonly places = $derived.by(() => placesOf(this.view.wilds));
  /** Whether dice can be locked at this table. */
  readonly locks = $derived.by(() => this.view.seats.some(({ locked }) => locked !== undefined));
  /** Whether there are quests at this table. */
  readonly quests = $derived.by(() => this.view.quests ?? []);
  /** Whether quiddity has kinds here. */
  readonly energies = $derived.by(() => this.view.seats.some(({ light }) => light !== undefined));
  readonly paying = $derived.by(() => this.bill?.paid ?? []);

  #seen: View | null = null;
  #followed: Identities = NOBODY;
  readonly identities = $derived.by(() => {
    const { view } = this;
    if (view === this.#seen) return this.#followed;
    this.#seen = view;
    return (this.#followed = follow(this.#followed, view));
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
  override ripe(options: readonly Option[]): Option | null {
    return this.decision?.kind === "split" ? (options.find(({ id }) => id === "depart") ?? null) : null;
  }
  override waste(option: Option): string | null {
    const n = this.decision ? wasted(this.view, this.decision, option) : 0;
    return n ? t("qc.lost", { n }) : null;
  }

  /** A reaction that keeps nobody from falling is of no use now. */
  override quiet(option: Option): boolean {
    const { reactions } = this.view;
    const spell = reactions?.spells.find(({ ref }) => option.refs.includes(ref));
    const idle = spell !== undefined && typeof reactions?.falls === "number" && spell.falls === reactions.falls;
    return super.quiet(option) || (idle && this.decision?.kind === "react");
  }
  /** Dice of the pool that look the same are one option. */
  override many(option: Option): number {
    const [verb, die = ""] = option.id.split(" ");
    if (verb !== "summon") return 1;
    const look = alikeName(this.view.wilds, die);
    return this.view.seats[this.me]?.active.filter((other) => alikeName(this.view.wilds, other) === look).length ?? 1;
  }

  look(die: string): DieLook {
    return dieLook(this.catalogue, die, this.places);
  }
  /** All of the card of a die; one without a card in the Wilds still has its name and faces. */
  cardOf(die: string): Card {
    const slug = classOf(die);
    const card = this.view.wilds.find((each) => each.die === slug);
    if (card) return cardFace(this.catalogue, card, this.places);
    const quest = this.view.quests?.find((each) => each.die === slug);
    if (quest) return quartifactFace(questFace(this.catalogue, quest), this.look(die));
    return { ...this.look(slug), faces: (this.catalogue.dice[slug]?.faces ?? []).map(faceOf) };
  }
  /** How many dice of a class lie before me. */
  own(die: string): number | undefined {
    const mine = this.seat === null ? undefined : this.view.seats[this.seat];
    if (!mine) return undefined;
    const slug = classOf(die);
    const rolled = [...mine.active, ...mine.spent, ...mine.aside, ...mine.ready.map((each) => each.die), ...(mine.locked ? [mine.locked.die] : [])];
    return rolled.filter((each) => classOf(each) === slug).length + (mine.bag[slug] ?? 0) + (mine.used[slug] ?? 0);
  }
  /** The die at a place of a ready area. */
  readyAt(ref: string | null): ReadyDie | undefined {
    return this.view.seats.flatMap(({ ready, quest }) => [...ready, ...(quest?.party ?? [])]).find((die) => die.ref === ref);
  }
  nameOf(seat: number): string {
    return this.people[seat]?.name ?? "";
  }

  /** What is looked at in a small choice, else what is selected, else what is looked at, costs; null where it has no price. */
  readonly bill = $derived.by(() => {
    const weighed = this.choice?.find(({ id }) => id === this.weighed);
    const option = weighed ?? this.call ?? this.offersAt(this.looked ?? "").find((each) => !this.quiet(each));
    const cost = this.decision && option ? costOf(this.view, this.decision, option) : null;
    return option && cost ? { ...cost, name: this.look(classIn(option)).short, paid: cost.paid ?? [] } : null;
  });
  /** What an option does and takes, in words, for a choice of several. */
  noteOf(option: Option): string {
    const spell = option.id.startsWith("anchor ") ? this.printed(option)?.anchored : undefined;
    return [spell ?? "", this.paymentOf(option)].filter(Boolean).join("; ");
  }
  /** What is printed on the card in the Wilds that an option is about. */
  printed(option: Option): Catalogue["cards"][string] | undefined {
    const card = this.view.wilds.find(({ die }) => die === classIn(option));
    return card && this.catalogue.cards[card.card];
  }
  /** What a payment takes, in words; empty on tables without energy, where the dice say it. */
  paymentOf(option: Option): string {
    const [cost, seat] = [costOf(this.view, this.decision, option), this.view.seats[this.decision?.seat ?? -1]];
    return cost?.after && seat ? paymentWords(cost, seat, (die) => this.look(die)) : "";
  }
}

export const playOf = tablePlayOf<Play>;

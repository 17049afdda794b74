/** What the parts of the table share: besides what every table has, the chances, what is put together by
 *  hand (a party, the dice of a re-roll), and answers that go in a row. */
import { untrack } from "svelte";
import type { Decision, Option, Reason } from "../../lib/kernel";
import { playOf as tablePlayOf, TablePlay, type Next } from "../../lib/pieces/play.svelte";
import { byHand, composed, rerollOf, sentBy, stepsOf, thenAnswer, type Setting } from "./compose";
import type { Catalogue } from "./facts";
import type { Purse } from "./moment";
import manners from "./manners.json";
import { meant, offersOf, weigh } from "./offers";
import { isFor } from "./phases";
import type { Chance, Odds, Party, Way } from "./odds";
import { t } from "./t";
import type { View } from "./view";
import { wasteOf } from "./waste";

/** Nothing follows: an answer holds its question until the next one comes. */
const NOTHING: Next = () => undefined;
/** The chances are asked for when a question has stood so long: who answers at once does not look at them. */
const ASK_MS = 120;
/** The questions that abilities answer. */
const USES = new Set(["deploy", "act"]);

export class Play extends TablePlay<View, Catalogue> {
  override readonly manners = manners;
  /** The chances of the question, once they are known. */
  odds = $state.raw<Odds | null>(null);
  /** The chances of the question are told, or none can be. */
  reckoned = $state(false);
  /** What is put together by hand: heroes by their slugs, dice as `red:sword 0`, the first of that face. */
  draft = $state.raw<readonly string[]>([]);
  /** What a quest brought a seat, as far as it is counted: until the next view, which has it. */
  tally = $state.raw<(Purse & { seat: number; view: View }) | null>(null);
  #asked = false;

  /** Whose board lies in front: mine, or for onlookers that of the player whose turn it is. */
  readonly me = $derived.by(() => this.seat ?? this.view.turn);
  readonly setting: Setting = $derived.by(() => ({ view: this.view, catalogue: this.catalogue, me: this.me, odds: this.odds }));
  /** As the rules ask it. */
  readonly raw: Decision | null = $derived.by(() => this.props().decision);
  override readonly decision: Decision | null = $derived.by(() => this.standing ?? (this.raw && composed(this.raw, this.setting, this.chosen)));
  /** The ways to re-roll that are told of whatever is tapped. */
  readonly ways: readonly string[] = $derived.by(() => (this.raw ? composed(this.raw, this.setting, null).options.flatMap(({ id }) => (rerollOf(id) ? [id] : [])) : []));
  /** An answer is under way: its question stays as it was answered, and nothing is on offer until the next one comes. */
  readonly answered = $derived.by(() => this.standing !== null);
  readonly offers = $derived.by(() => offersOf(this.answered ? null : this.decision));
  /** A throw is called for, whatever could be done before it. Where dice can be tapped, no act is the only one. */
  override readonly call: Option | null = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const acts = options.filter((option) => !this.ends(option) && !this.givesAway(option));
    return options.find(({ id }) => id === this.chosen) ?? (acts.length === 1 && this.hand !== "dice" ? acts[0] : acts.find((option) => this.throws(option))) ?? null;
  });
  /** Dice that can be tapped are no rows of the question: the rules too must leave one answer. */
  override readonly lone: Option | null = $derived.by(() => {
    const [only, more] = this.decision?.options ?? [];
    return only && !more && (this.raw?.options.length ?? 0) < 2 && this.byItself(only) ? only : null;
  });
  /** In combat the ways stand over the rest, in the order of their chances: the digits come with those, down the list as it
   *  stands then, and stay. */
  override readonly keys: ReadonlyMap<string, string> = $derived.by(() => {
    const options = this.decision?.options ?? [];
    const first = options.filter(({ id }) => this.ways.includes(id));
    const waits = this.hand === "dice" && !this.reckoned;
    return this.keysFor(waits ? options.filter((option) => this.ends(option)) : [...first, ...options.filter((option) => !first.includes(option))]);
  });

  /** Gold and points as the board shows them. */
  purseOf(seat: number): Purse | undefined {
    return this.tally?.seat === seat && this.tally.view === this.view ? this.tally : this.view.seats[seat];
  }

  // -- what an option is worth ---------------------------------------------------------------------------------------

  wayOf(option: Pick<Option, "id">): Way | null {
    const way = rerollOf(option.id);
    if (!way) return null;
    const dice = [...way.dice].sort().join();
    return this.odds?.ways.find((each) => each.rune === way.rune && [...each.dice].sort().join() === dice) ?? null;
  }
  partyOf(option: Pick<Option, "id">): Party | null {
    const sent = sentBy(option.id);
    const already = this.view.challenge?.heroes ?? [];
    const slots = (this.view.seats[this.me]?.party ?? []).flatMap((hero) => (hero && (already.includes(hero.slot) || sent.includes(hero.hero)) ? [hero.slot] : []));
    return this.odds?.parties.find(({ heroes }) => heroes.join() === slots.join()) ?? null;
  }

  /** Whether an ability of mine can be used now; null where the question is another one, or its time is not now. */
  usable(card: string, text: string): boolean | null {
    if (!this.raw || !USES.has(this.raw.kind) || !this.view.challenge) return null;
    return this.decision?.options.some(({ id }) => id === `use ${card}`) || (isFor(text, this.view.phase) ? false : null);
  }

  /** What an ability is worth when it is used next. */
  useOf({ id }: Pick<Option, "id">): Chance | null {
    return (id.startsWith("use ") && this.odds?.uses[id.slice("use ".length)]) || null;
  }

  // -- by hand -------------------------------------------------------------------------------------------------------

  /** What a tap puts in or takes out: heroes of a party, dice of a re-roll; null: nothing here is. */
  readonly hand: "heroes" | "dice" | null = $derived.by(() => {
    if (!this.decision) return null;
    if (this.decision.kind === "party" && this.decision.options.some(({ id }) => sentBy(id).length && stepsOf(id).length > 1)) return "heroes";
    if (this.answered) return rerollOf(this.chosen ?? "") ? "dice" : null;
    const rerolls = this.raw?.kind === "act" && this.view.phase === "combat" && this.raw.options.some(({ id }) => id === "reroll" || id.startsWith("rune "));
    return rerolls ? "dice" : null;
  });
  toggle(thing: string): void {
    if (this.answered) return;
    const out = this.draft.includes(thing);
    const rest = this.draft.filter((each) => each !== thing);
    // Without the token one die at a time.
    const alone = this.hand === "dice" && !this.raw?.options.some(({ id }) => id === "reroll");
    this.draft = out ? rest : alone ? [thing] : [...rest, thing];
    this.doubt = null;
    this.chosen = this.#byHand();
  }
  #byHand(): string | null {
    const faces = this.draft.map((key) => key.slice(0, key.lastIndexOf(" ")));
    if (this.hand === "dice") return this.#rolling(faces);
    return this.decision?.options.find(({ id }) => [...sentBy(id)].sort().join() === [...this.draft].sort().join())?.id ?? null;
  }
  #rolling(faces: readonly string[]): string | null {
    return byHand(faces, this.raw?.options ?? [], this.odds, this.view.challenge?.unlocked.map(({ die }) => die) ?? []);
  }
  /** Whether a tap on a die can lead to a re-roll of it. */
  rolls(die: string): boolean {
    return this.hand === "dice" && (this.answered || this.#rolling([die]) !== null);
  }
  /** An option that was chosen in words is what lies there by hand. */
  override pick(option: Option): void {
    if (this.answered) return;
    super.pick(option);
    if (this.chosen !== option.id) return;
    const dice = rerollOf(option.id)?.dice;
    this.draft = dice ? dice.map((die, i) => `${die} ${dice.slice(0, i).filter((other) => other === die).length}`) : sentBy(option.id);
  }

  // -- how answers go ------------------------------------------------------------------------------------------------

  meantAt(ref: string): string | null {
    return this.decision ? meant(this.decision, ref) : null;
  }
  /** In the tavern a quest is not asked for yet: what it takes is printed on it. */
  override why(option: string): Promise<Reason | null> {
    const quest = this.raw?.kind === "tavern" && option.startsWith("attempt ") ? this.view.quests.find((each) => option === `attempt ${each.quest}`) : undefined;
    if (!quest) return super.why(option);
    const n = this.view.seats[this.me]?.party.filter(Boolean).length ?? 0;
    const text = this.view.adventure_round && this.view.adventure ? t("dq.adventureFirst", { name: this.view.adventure.name }) : t("dq.tooFew", { name: quest.name, least: quest.party[0] ?? 0, n });
    return Promise.resolve({ text, rule: "DQ-4.1" });
  }
  /** Answers in a row do something, whatever they begin with. */
  override ends(option: Option): boolean {
    return stepsOf(option.id).length === 1 && super.ends(option);
  }
  override weight(option: Option): "light" | "heavy" {
    return weigh(option);
  }
  override waste(option: Option): string | null {
    return this.raw && wasteOf(option, this.decision ?? this.raw, this.setting);
  }
  override act(id: string, ...next: readonly Next[]): void {
    const [first = id, ...left] = stepsOf(id);
    super.act(first, ...left.map(thenAnswer), ...next, NOTHING);
  }
  override forget(): void {
    if (this.answered) return;
    super.forget();
    this.draft = [];
  }

  /** Asks for the chances of the question; returns how to stop it. */
  ask(): (() => void) | void {
    const { decision, odds } = this.props();
    const { phase } = this.view;
    untrack(() => {
      this.reckoned = !decision || !odds;
      if (phase !== "tavern" || this.raw?.kind === "party") this.odds = null;
    });
    if (!decision || !odds) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void odds().then((told) => wanted && this.#told(told as unknown as Odds | null));
    }, this.#asked ? ASK_MS : 0);
    this.#asked = true;
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }
  #told(odds: Odds | null): void {
    this.odds = odds;
    this.reckoned = true;
  }
}

export const playOf = tablePlayOf<Play>;

/** What is chosen at one go although the rules ask for it bit by bit: a quest from the tavern, a whole party, the dice of a
 *  re-roll. Such an option stands in the question in place of the first bit. */
import type { Decision, Option } from "../../lib/kernel";
import type { Next } from "../../lib/pieces/play.svelte";
import type { Catalogue } from "./facts";
import type { Odds, Way } from "./odds";
import { t } from "./t";
import type { Hero, View } from "./view";

const PLAYTIME = "playtime";
export const TOKEN = "reroll";

export interface Setting {
  view: View;
  catalogue: Catalogue;
  me: number;
  odds: Odds | null;
}

/** The question with such options; `extra` is one that was put together by hand. */
export function composed(decision: Decision, setting: Setting, extra: string | null): Decision {
  const { kind, options } = decision;
  if (kind === "tavern") return { ...decision, options: fromTavern(options, setting) };
  if (kind === "party") return { ...decision, options: ofParties(options, setting) };
  if (kind === "act" && setting.view.phase === "combat" && setting.view.challenge?.unlocked.length) {
    const hand = extra !== null && isReroll(extra) ? [rerolling(extra, options)] : [];
    const ways = bestWays(options, setting.odds).map((way) => rerolling(wayId(way), options));
    // The token itself stands for its best use.
    const token = ways.findIndex(({ id }) => rerollOf(id)?.rune === null);
    if (token >= 0) ways[token] = { ...ways[token]!, refs: [...ways[token]!.refs, TOKEN] };
    const some = [...ways, ...hand.filter(({ id }) => ways.every((way) => way.id !== id))];
    // Where no way leads to success, token and runes stand as the rules ask for them: they may still bring shields.
    const lacks = Object.keys(setting.view.challenge.missing).length > 0;
    const kept = lacks && setting.odds && !some.length ? options : options.filter(({ id }) => !isReroll(id));
    return { ...decision, options: [...kept, ...some] };
  }
  return decision;
}

// -- answers in a row as one: `go > attempt griffon-rescue` -----------------------------------------------------------

const THEN = " > ";
const joined = (...steps: readonly string[]) => steps.join(THEN);
export const stepsOf = (id: string) => id.split(THEN);

/** In which question an answer is meant: the same word may answer another one. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  attempt: ["quest"], send: ["party"], done: ["party", "token-dice"], die: ["token-dice", "rune-die"], roll: ["deploy"],
};
/** A step as an answer that follows. A throw that is not the only thing to do is left to the player. */
export function thenAnswer(step: string): Next {
  return ({ kind, options }) => {
    if (!MEANT[step.split(" ")[0] ?? ""]?.includes(kind) || (step === "roll" && options.length > 1)) return undefined;
    return options.find(({ id }) => id === step);
  };
}

// -- from the tavern to a quest ---------------------------------------------------------------------------------------

const heroesOf = ({ view, me }: Setting) => (view.seats[me]?.party ?? []).filter((hero): hero is Hero => hero !== null);

/** What can be attempted with the heroes there are: the name of each, by its slug. */
export function goalsOf(setting: Setting): Map<string, string> {
  const { view, catalogue } = setting;
  const n = heroesOf(setting).length;
  const fits = ({ party }: { party: number[] }) => (party[0] ?? 0) <= n;
  const { adventure } = view;
  if (view.adventure_round && adventure && fits(adventure)) return new Map([[adventure.quest, adventure.name]]);
  return new Map([...view.quests.filter(fits).map(({ quest, name }): [string, string] => [quest, name]), [PLAYTIME, catalogue.challenges[PLAYTIME]?.name ?? ""]]);
}

function fromTavern(options: readonly Option[], setting: Setting): Option[] {
  const go = options.find(({ id }) => id === "go");
  if (!go) return [...options];
  const goals = [...goalsOf(setting)].map(([quest, name]): Option => ({ id: joined("go", `attempt ${quest}`), label: t("dq.goTo", { name }), refs: [`quest:${quest}`], rule: go.rule }));
  const isRecruit = ({ id }: Option) => id.startsWith("recruit ");
  return [...options.filter(isRecruit), ...goals, ...options.filter((option) => option !== go && !isRecruit(option))];
}

/** The quest that an option goes to; null: it goes nowhere. */
export function goalOf({ id }: Pick<Option, "id">): string | null {
  const last = stepsOf(id).at(-1) ?? "";
  return last.startsWith("attempt ") ? last.slice("attempt ".length) : null;
}
export const isPlaytime = (quest: string | null) => quest === PLAYTIME;

// -- a whole party ----------------------------------------------------------------------------------------------------

/** All parties that the choice can come to, large ones first. */
function ofParties(options: readonly Option[], setting: Setting): Option[] {
  const { view, catalogue } = setting;
  const [least = 0, most = least] = catalogue.challenges[view.challenge?.quest ?? ""]?.party ?? [];
  const sent = view.challenge?.heroes ?? [];
  const free = heroesOf(setting).filter(({ slot }) => !sent.includes(slot));
  if (!most || !free.length || !free.every(({ hero }) => options.some(({ id }) => id === `send ${hero}`))) return [...options];
  const parties = subsets(free).filter((party) => party.length + sent.length >= least && party.length + sent.length <= most);
  const all = free.length + sent.length;
  return parties.sort((a, b) => b.length - a.length).map((party): Option => {
    const whole = heroesOf(setting).filter((hero) => sent.includes(hero.slot) || party.includes(hero));
    const label = whole.length === all ? t("dq.allGo", { n: all }) : whole.map(({ name }) => name).join(", ");
    return { id: joined(...party.map(({ hero }) => `send ${hero}`), "done", "roll"), label, refs: party.map(({ ref }) => ref), rule: options[0]?.rule ?? null };
  });
}
/** The heroes that an option sends. */
export function sentBy(id: string): string[] {
  return stepsOf(id).flatMap((step) => (step.startsWith("send ") ? [step.slice("send ".length)] : []));
}
function subsets<Thing>(things: readonly Thing[]): Thing[][] {
  return things.reduce<Thing[][]>((found, thing) => [...found, ...found.map((set) => [...set, thing])], [[]]);
}

// -- dice of a re-roll ------------------------------------------------------------------------------------------------

const isReroll = (id: string) => id.startsWith(TOKEN) || id.startsWith("rune ");

export function wayId({ rune, dice }: Pick<Way, "rune" | "dice">): string {
  const faces = [...dice].sort().map((die) => `die ${die}`);
  return rune === null ? joined(TOKEN, ...faces, "done") : joined(`rune ${rune}`, ...faces);
}
export interface Reroll {
  rune: string | null;
  dice: string[];
}
/** The use of token or rune that an option is; null: it is none. */
export function rerollOf(id: string): Reroll | null {
  const [first = "", ...rest] = stepsOf(id);
  const dice = rest.flatMap((step) => (step.startsWith("die ") ? [step.slice("die ".length)] : []));
  if (!dice.length || !isReroll(first)) return null;
  return { rune: first === TOKEN ? null : first.slice("rune ".length), dice };
}
/** What the dice would be rolled again by: the token while it is ready, else the rune that leaves most. A rune rolls
 *  another die than the one that shows it. `unlocked`: the faces of all dice that could be. */
export function byHand(dice: readonly string[], options: readonly Option[], odds: Odds | null, unlocked: readonly string[]): string | null {
  if (!dice.length) return null;
  if (options.some(({ id }) => id === TOKEN)) return wayId({ rune: null, dice: [...dice] });
  const [die, more] = dice;
  if (die === undefined || more !== undefined) return null;
  const known = odds?.ways.find((way) => way.rune !== null && way.dice[0] === die);
  if (known) return wayId(known);
  const twice = unlocked.indexOf(die) !== unlocked.lastIndexOf(die);
  const source = options.map(({ id }) => id).find((id) => id.startsWith("rune ") && (twice || id !== `rune ${die}`));
  return source ? joined(source, `die ${die}`) : null;
}
const SHOWN_WAYS = 4;
/** The best use of the token, the next best, and the best of each rune. */
function bestWays(options: readonly Option[], odds: Odds | null): Way[] {
  const offered = (way: Way) => options.some(({ id }) => id === (way.rune === null ? TOKEN : `rune ${way.rune}`));
  const ways = (odds?.ways ?? []).filter((way) => offered(way) && way.chance.of > 0);
  const seen = new Map<string | null, number>();
  const kept = ways.filter(({ rune }) => {
    const n = (seen.get(rune) ?? 0) + 1;
    seen.set(rune, n);
    return n <= (rune === null ? 2 : 1);
  });
  return kept.slice(0, SHOWN_WAYS);
}
function rerolling(id: string, options: readonly Option[]): Option {
  const { rune, dice } = rerollOf(id) ?? { rune: null, dice: [] };
  const first = options.find((option) => option.id === (rune === null ? TOKEN : `rune ${rune}`));
  return { id, label: t("dq.rerollN", { n: dice.length }), refs: dice.map((die) => `die:${die}`), rule: first?.rule ?? null };
}

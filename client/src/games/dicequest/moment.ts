/** The moment of a quest: which symbol goes to which need, and what the quest brought. Made of what was told alone. */
import type { Event } from "../../lib/kernel";
import { textsIn } from "../../lib/plain";
import type { Catalogue, Counts } from "./facts";
import { doer } from "./recap";
import { eachOf, metOf } from "./signs";
import type { Challenge, Colour, Seat, Sign } from "./view";

/** A die that lies there, or, without a colour, symbols that a card added. */
export interface Source {
  colour: Colour | null;
  signs: readonly Sign[];
}
/** A need, and the symbol that meets it: the nth of a source; null: nothing does. */
export interface Need {
  sign: Sign;
  by: { source: number; nth: number } | null;
}
export type Gain =
  | { kind: "points" | "gold"; n: number }
  /** With the points that they are worth. */
  | { kind: "item" | "level"; card: string; n: number }
  | { kind: "laid" | "score"; n: number }
  | { kind: "token" };

const ENDS = new Set(["turn", "round", "act", "over"]);
const countsIn = (value: unknown): Counts => (typeof value === "object" && value !== null ? (value as Counts) : {});

// -- where the symbols are --------------------------------------------------------------------------------------------

/** The dice as they lie when it is judged: those of the view, and what happened to them since. */
export function sourcesOf(challenge: Challenge | null, since: readonly Event[], { faces }: Pick<Catalogue, "faces">): Source[] {
  let dice = [...(challenge?.unlocked ?? []), ...(challenge?.locked ?? [])].map(({ die, gives }) => ({ die, signs: eachOf(gives) }));
  const added = eachOf(challenge?.added ?? {});
  const lying = (die: string) => ({ die, signs: eachOf(faces[die]?.shows ?? {}) });
  const without = (gone: readonly string[]) => {
    for (const die of gone) {
      const at = dice.findIndex((each) => each.die === die);
      if (at >= 0) dice.splice(at, 1);
    }
  };
  for (const { kind, data } of since) {
    if (kind === "rolled") dice = [];
    if (kind === "rerolled") without(textsIn(data.from));
    if (kind === "recoloured") without(dice.filter(({ die }) => die.startsWith(`${String(data.colour)}:`)).slice(0, 1).map(({ die }) => die));
    dice.push(...(kind === "token" ? [] : textsIn(data.dice)).map(lying));
    if (kind === "turned" && typeof data.die === "string" && typeof data.to === "string") {
      without([data.die]);
      dice.push(lying(data.to));
    }
    if (kind === "rune-spent" || kind === "converted") {
      const spent = dice.find(({ die }) => die === data.die);
      const at = spent?.signs.indexOf(kind === "converted" ? (data.symbol as Sign) : "rune") ?? -1;
      if (at >= 0) spent?.signs.splice(at, 1);
    }
    if (kind === "added") added.push(...eachOf({ [String(data.symbol)]: Number(data.n) }));
  }
  const loose = added.map((sign): Source => ({ colour: null, signs: [sign] }));
  return [...dice.map(({ die, signs }): Source => ({ colour: die.split(":")[0] as Colour, signs })), ...loose];
}

/** Only as many symbols as the result has: what was spent or lost lies on no die any more. What no die shows came from
 *  elsewhere, and stands for itself. */
export function withResult(sources: readonly Source[], result: Counts): Source[] {
  const left = new Map(Object.entries(result));
  const take = (sign: Sign) => {
    const n = left.get(sign) ?? 0;
    left.set(sign, n - 1);
    return n > 0;
  };
  const kept = sources.map(({ colour, signs }): Source => ({ colour, signs: signs.filter(take) })).filter(({ colour, signs }) => colour !== null || signs.length);
  const loose = eachOf(Object.fromEntries([...left].filter(([, n]) => n > 0)));
  return [...kept, ...loose.map((sign): Source => ({ colour: null, signs: [sign] }))];
}

/** Each need with the symbol that goes there. Its own symbols first, then what is left, for any and for what may stand in
 *  for another. */
export function needsOf(need: Counts, missing: Counts, sources: readonly Source[]): Need[] {
  const all = sources.flatMap(({ signs }, source) => signs.map((sign, nth) => ({ sign, source, nth })));
  // A rune is no success, unless a card says so.
  const free = [...all.filter(({ sign }) => sign !== "rune"), ...all.filter(({ sign }) => sign === "rune")];
  const take = (wanted: Sign | null): Need["by"] => {
    const at = free.findIndex(({ sign }) => wanted === null || sign === wanted);
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? { source: found.source, nth: found.nth } : null;
  };
  const own = metOf(need, missing).map(({ sign, met }) => ({ sign, met, by: met ? take(sign) : null }));
  return own.map(({ sign, met, by }) => ({ sign, by: by ?? (met ? take(null) : null) }));
}

// -- what it brought --------------------------------------------------------------------------------------------------

/** What came of a quest with its judgement; what is chosen later comes later. */
export function gainsOf(judged: Event, after: readonly Event[], before: Seat | undefined, catalogue: Catalogue): Gain[] {
  const seat = doer(judged);
  const end = after.findIndex(({ kind }) => ENDS.has(kind));
  const own = after.slice(0, end < 0 ? after.length : end).filter((event) => [seat, null].includes(doer(event)));
  const sum = { points: 0, gold: 0 };
  const more = own.flatMap(({ kind, data }): Gain[] => {
    if (kind === "claimed") {
      sum.points += catalogue.quests[String(data.quest)]?.points ?? 0;
      sum.gold += Number(data.gold) || 0;
    }
    if (kind === "gold") sum.gold += Number(data.n) || 0;
    if (kind === "points") sum.points += Number(data.n) || 0;
    if (kind === "levelled") return [worth("level", String(data.hero), catalogue.heroes)];
    if (kind === "drew") return [worth("item", String(data.item), catalogue.items)];
    if (kind === "gold-on-quest") return [{ kind: "laid", n: Number(data.gold) || 0 }];
    if (kind === "scored") return [{ kind: "score", n: Number(data.score) || 0 }];
    return [];
  });
  const counted = (["points", "gold"] as const).flatMap((kind): Gain[] => (sum[kind] ? [{ kind, n: sum[kind] }] : []));
  const token: Gain[] = judged.kind === "failed" && before?.reroll === false ? [{ kind: "token" }] : [];
  return [...counted, ...token, ...more];
}
function worth(kind: "item" | "level", card: string, cards: Readonly<Record<string, { points: number }>>): Gain {
  return { kind, card, n: cards[card]?.points ?? 0 };
}

export interface Purse {
  gold: number;
  points: number;
}
/** What the board counts to, when so much of the counting is over. */
export function countedTo({ gold, points }: Purse, gains: readonly Gain[], share = 1): Purse {
  const sum = (...kinds: readonly Gain["kind"][]) => gains.reduce((n, gain) => (gain.kind !== "token" && kinds.includes(gain.kind) ? n + gain.n : n), 0);
  return { gold: gold + Math.round(share * sum("gold")), points: points + Math.round(share * sum("points", "item", "level")) };
}

// -- the whole of it --------------------------------------------------------------------------------------------------

export interface QuestMoment {
  quest: string;
  won: boolean;
  sources: Source[];
  needs: Need[];
}
export function momentOf(judged: Event, challenge: Challenge | null, since: readonly Event[], catalogue: Catalogue): QuestMoment {
  const { quest, result, need, missing } = judged.data;
  const sources = withResult(sourcesOf(challenge, since, catalogue), countsIn(result));
  return { quest: String(quest), won: judged.kind === "succeeded", sources, needs: needsOf(countsIn(need), countsIn(missing), sources) };
}

/** How much of the way of the nth of `of` symbols is behind it, when so much of the time is over. Each takes a third of
 *  it; they overlap where there are many. */
export function wayOf(share: number, nth: number, of: number): number {
  const each = 1 / Math.max(1, Math.min(of, 3));
  if (share >= 1) return 1;
  const begins = of > 1 ? (nth * (1 - each)) / (of - 1) : 0;
  return Math.min(1, Math.max(0, (share - begins) / each));
}
/** Where between two places something is that flies in an arc. */
export function arc(from: Place, to: Place, share: number): Place {
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - rise * Math.sin(Math.PI * share) };
}
export interface Place {
  x: number;
  y: number;
}

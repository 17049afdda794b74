/** Symbols, wounds and rewards: one by one, and in words. */
import { inWords as plainly } from "../../lib/words/plain";
import { t, type Key } from "./t";
import type { Catalogue, Counts } from "./facts";
import type { Colour, Sign, WoundKind, Wounds } from "./view";

export const SIGNS: readonly Sign[] = ["sword", "arrow", "wand", "shield", "rune", "any"];
export const WOUND_KINDS: readonly WoundKind[] = ["light", "deadly", "unblockable"];
const NAMES = {
  sword: "dq.sword", arrow: "dq.arrow", wand: "dq.wand", shield: "dq.shield", rune: "dq.rune", any: "dq.any",
  light: "dq.light", deadly: "dq.deadly", unblockable: "dq.unblockable",
} as const satisfies Record<Sign | WoundKind, Key>;

export function nameOf(sign: Sign | WoundKind, n: number): string {
  return Object.hasOwn(NAMES, sign) ? t(NAMES[sign], { n }) : `${n} ${plainly(sign)}`;
}

/** In the order of the rules; what this client does not know comes last. */
function kindsIn<Kind extends string>(known: readonly Kind[], counts: Partial<Record<Kind, number>>): [Kind, number][] {
  const kinds = new Set([...known, ...(Object.keys(counts) as Kind[])]);
  return [...kinds].flatMap((kind): [Kind, number][] => (counts[kind] ? [[kind, counts[kind]]] : []));
}
const oneByOne = <Kind extends string>(counted: [Kind, number][]) => counted.flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
const said = (counted: [Sign | WoundKind, number][]) => counted.map(([kind, n]) => nameOf(kind, n)).join(", ") || t("dq.nothing");

/** Each symbol as often as it is there. */
export function eachOf(counts: Counts): Sign[] {
  return oneByOne(kindsIn(SIGNS, counts));
}
export function eachWound(wounds: Wounds): WoundKind[] {
  return oneByOne(kindsIn(WOUND_KINDS, wounds));
}
export function inWords(counts: Counts): string {
  return said(kindsIn(SIGNS, counts));
}
export function woundWords(wounds: Wounds): string {
  return said(kindsIn(WOUND_KINDS, wounds));
}

/** The sign of a reward that the server tells in words: `2 gold, 2 basic items`. */
const REWARDS: Record<string, string> = { gold: "dq-gold", "level up": "dq-level", "basic item": "dq-pack", "legendary item": "dq-legend" };
export interface Reward {
  n: number;
  sign: string;
  words: string;
}
/** Null where the words are no list of rewards. */
export function rewardsOf(words: string): Reward[] | null {
  if (words === "nothing") return [];
  const parts = words.split(", ").map((part) => {
    const found = /^(\d+) (.+?)s?$/.exec(part);
    return { n: Number(found?.[1]), sign: REWARDS[found?.[2] ?? ""] ?? "", words: part };
  });
  return parts.every((part) => part.sign) ? parts : null;
}

/** What is met and what is missing of a requirement, symbol by symbol. */
export function metOf(need: Counts, missing: Counts): { sign: Sign; met: boolean }[] {
  return kindsIn(SIGNS, need).flatMap(([sign, all]) => Array.from({ length: all }, (_, i) => ({ sign, met: i < all - (missing[sign] ?? 0) })));
}

/** The dice that can show a sign, and on how many of their sides. */
export function sidesOf({ faces }: Pick<Catalogue, "faces">, dice: readonly Colour[], sign: Sign): { colour: Colour; n: number; of: number }[] {
  const sides = (colour: Colour, shows?: Sign) => Object.values(faces).reduce((sum, face) => (face.colour === colour && (!shows || face.shows[shows]) ? sum + face.sides : sum), 0);
  return dice.map((colour) => ({ colour, n: sides(colour, sign), of: sides(colour) })).filter(({ n }) => n > 0);
}

/** Symbols, wounds and rewards: one by one, and in words. */
import { t, type Key } from "./t";
import type { Counts } from "./facts";
import type { Sign, WoundKind, Wounds } from "./view";

export const SIGNS: readonly Sign[] = ["sword", "arrow", "wand", "shield", "rune", "any"];
export const WOUND_KINDS: readonly WoundKind[] = ["light", "deadly", "unblockable"];
const NAMES = {
  sword: "dq.sword", arrow: "dq.arrow", wand: "dq.wand", shield: "dq.shield", rune: "dq.rune", any: "dq.any",
  light: "dq.light", deadly: "dq.deadly", unblockable: "dq.unblockable",
} as const satisfies Record<Sign | WoundKind, Key>;

export const nameOf = (sign: Sign | WoundKind, n: number): string => t(NAMES[sign], { n });

/** Each symbol as often as it is there. */
export function eachOf(counts: Counts): Sign[] {
  return SIGNS.flatMap((sign) => Array.from({ length: counts[sign] ?? 0 }, () => sign));
}
export function eachWound(wounds: Wounds): WoundKind[] {
  return WOUND_KINDS.flatMap((kind) => Array.from({ length: wounds[kind] }, () => kind));
}
export function inWords(counts: Counts): string {
  return SIGNS.flatMap((sign) => (counts[sign] ? [nameOf(sign, counts[sign])] : [])).join(", ") || t("dq.nothing");
}
export function woundWords(wounds: Wounds): string {
  return WOUND_KINDS.flatMap((kind) => (wounds[kind] ? [nameOf(kind, wounds[kind])] : [])).join(", ") || t("dq.nothing");
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
  return SIGNS.flatMap((sign) => {
    const [all, lack] = [need[sign] ?? 0, missing[sign] ?? 0];
    return Array.from({ length: all }, (_, i) => ({ sign, met: i < all - lack }));
  });
}

/** What a player can check about the dice without trusting the server. */
import type { Kept } from "../../lib/live/tokens";
import { t } from "./t";

export interface Check {
  ok: boolean;
  text: string;
}

/** The promise in the record is the one that this browser saw before it sat down, and its own seeds went into the dice. */
export function ownChecks(record: string, kept: Kept | null): Check[] {
  if (!kept?.promise) return [];
  const { dice } = JSON.parse(record) as { dice?: { commitment?: string; seeds?: string[] } };
  const mixed = kept.seeds.every((seed) => dice?.seeds?.includes(seed));
  return [
    { ok: dice?.commitment === kept.promise, text: t("dice.samePromise") },
    { ok: mixed, text: t("dice.mySeeds") },
  ];
}

/** How long the moment of a quest takes. Apart from the moment, which comes by itself. */
import type { Event } from "../../lib/kernel";

const EACH_MS = 350;
const BEFORE = { mine: 1050, others: 700 };
const AFTER = { mine: 1200, others: 900 };
const JUDGED = new Set(["succeeded", "failed"]);

/** In ms; null for what is no try: who plays for a round meets nothing. */
export function timeOf({ kind, data }: Event, mine: boolean): { before: number; after: number } | null {
  if (!JUDGED.has(kind) || !data.need) return null;
  const needs = Object.values(data.need as Record<string, number>).reduce((sum, n) => sum + n, 0);
  if (!needs) return null;
  const whose = mine ? "mine" : "others";
  return { before: Math.min(BEFORE[whose], EACH_MS * needs), after: AFTER[whose] };
}

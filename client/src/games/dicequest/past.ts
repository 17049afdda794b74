/** The adventures that are over: their names and how they ended, from what was told. */
import type { Event } from "../../lib/kernel";
import { doer } from "./recap";

export interface Past {
  adventure: string | null;
  /** Somebody went on it. */
  tried: boolean;
  /** Who took which rank, the best first; in co-op how many threats were left. */
  ranks: { seat: number; rank: number }[];
  threats: number | null;
}

/** By act. */
export function pastOf(events: readonly Event[], adventures: Readonly<Record<string, unknown>>): Map<number, Past> {
  const acts = new Map<number, Past>();
  let act = 1;
  const at = (n: number): Past => {
    const found = acts.get(n) ?? { adventure: null, tried: false, ranks: [], threats: null };
    acts.set(n, found);
    return found;
  };
  for (const event of events) {
    const { kind, data } = event;
    if (kind === "act") act = Number(data.act) || act;
    if (kind === "revealed" && typeof data.adventure === "string") at(act).adventure = data.adventure;
    // The first one lies open from the beginning: it is known by those who went on it.
    if (kind === "attempts" && typeof data.quest === "string" && Object.hasOwn(adventures, data.quest)) Object.assign(at(act), { adventure: data.quest, tried: true });
    if (kind === "ranked") at(act).ranks.push({ seat: doer(event) ?? -1, rank: Number(data.rank) });
    if (kind === "adventure-won" || kind === "adventure-failed") {
      const past = at(act);
      past.threats = Number(data.threats) || 0;
      if (typeof data.adventure === "string") past.adventure = data.adventure;
    }
  }
  return acts;
}

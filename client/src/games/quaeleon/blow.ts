/** What is told of an attack beyond its event: which of how many it is, and what made it as strong as it is. What no event
 *  says is summed up as what lies on the fields. */
import type { Event } from "../../lib/kernel";
import { hitsOf, roundAt, type Beat, type Hit } from "./story";
import type { Change, Scope } from "./view";

/** A change for a next card, and the card it came of. */
export interface Promised extends Change {
  seat: number;
  scope: Scope;
  source: string | null;
}
export interface ToldBlow {
  seat: number;
  card: string;
  power: number;
  /** Of the attacks of this card in this turn. */
  nth: number;
  changes: readonly (Change & { source: string | null })[];
  hits: readonly Hit[];
}

function changeIn({ data }: Event): Change {
  return { stat: data.stat, op: data.op, n: Number(data.n) } as Change;
}
const same = (a: Change, b: Change) => a.stat === b.stat && a.op === b.op && a.n === b.n;

/** Where the last event of a kind is before `to`; -1 if there is none. */
function lastOf(events: readonly Event[], kind: string, to: number): number {
  let at = to - 1;
  while (at >= 0 && events[at]?.kind !== kind) at -= 1;
  return at;
}

/** What waits for a next card after the first `to` events, and what this beat used of it. */
export function promisesAt(events: readonly Event[], { from, to }: Beat): { open: Promised[]; used: Promised[] } {
  let open: Promised[] = [];
  const used: Promised[] = [];
  let source: string | null = null;
  for (let i = roundAt(events, to - 1).from; i < to; i++) {
    const event = events[i];
    if (!event) continue;
    const { kind, data } = event;
    if (kind === "activated" || kind === "answers") source = String(data.card);
    else if (kind === "coming") open.push({ ...changeIn(event), seat: Number(data.seat), scope: data.scope as Scope, source });
    else if (kind === "changed" || kind === "wasted") {
      const met = open.find((each) => same(each, changeIn(event)) && (each.scope === "the" || each.seat === data.seat));
      if (met) open = open.filter((each) => each !== met);
      if (met && i >= from) used.push(met);
    } else if (kind === "cleared") open = [];
  }
  return { open, used };
}

/** The last attack of a beat; null where there is none. */
export function blowIn(events: readonly Event[], beat: Beat): ToldBlow | null {
  const at = lastOf(events, "attack", beat.to);
  const attack = events[at];
  if (!attack || at < beat.from) return null;
  const { seat, card } = attack.data as { seat: number; card: string };
  const mine = ({ data }: Event) => data.seat === seat && data.card === card;
  const start = Math.max(0, lastOf(events, "turn", at));
  const turn = events.slice(start, at + 1);
  const changes = turn.flatMap((event, i) => {
    if (event.kind !== "changed" || !mine(event) || event.data.stat !== "attack") return [];
    const place = start + i;
    const { used } = promisesAt(events, { from: place, to: place + 1 });
    return [{ ...changeIn(event), source: used[0]?.source ?? null }];
  });
  const nth = turn.filter((event) => event.kind === "attack" && mine(event)).length;
  return { seat, card, power: Number(attack.data.power), nth, changes, hits: hitsOf(attack) };
}

/** What is left for the cards on the fields to have added. */
export function restOf(printed: number, { changes, power }: Pick<ToldBlow, "changes" | "power">): number {
  const sum = changes.reduce((value, { op, n }) => (op === "mul" ? value * n : op === "set" ? n : value + n), printed);
  return power - Math.trunc(sum);
}

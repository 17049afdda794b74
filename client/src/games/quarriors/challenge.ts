/** The last challenge of this turn: who came with what, what both sides deal, who was named, and who holds the quest. */
import type { Event } from "../../lib/kernel";
import { numbersIn, textsIn } from "../../lib/plain";
import { type Stand, standIn } from "./attack";
import { doer, seatIn } from "./names";
import type { ChallengeView, View } from "./view";

export interface Side {
  seat: number;
  /** As they were when the totals were fixed; before that as they are. */
  dice: string[];
  /** What they deal to the other side. */
  deals: number;
  /** Those who were named against what the other side deals. */
  stands: Stand[];
  /** What is still to be taken. */
  left: number;
}

export interface Challenge {
  /** Its place among the events; -1 where nobody has told of it. */
  at: number;
  /** The die of the quest. */
  quest: string;
  by: number;
  against: number;
  /** The challenger, the challenged. */
  sides: [Side, Side];
  /** Totals do not change any more. */
  fixed: boolean;
  /** Who has the quest, once it is over; null where nobody is left there. */
  holder: number | null;
  over: boolean;
  rule: string | null;
}

export function challengeOf(view: View, events: readonly Event[]): Challenge | null {
  const kinds = events.map(({ kind }) => kind);
  const at = kinds.lastIndexOf("challenge");
  const told = at > kinds.lastIndexOf("turn") ? events[at] : undefined;
  const now = view.challenge ?? null;
  const [by, against] = told ? [doer(told), seatIn(told.data.rival)] : [now?.by ?? null, now?.against ?? null];
  if (by === null || against === null) return null;
  const end = kinds.indexOf("attack", at);
  const later = told ? events.slice(at + 1, end < 0 ? undefined : end) : [];
  const side = (seat: number, other: number) => sideOf(view, now, later, seat, other);
  return {
    at: told ? at : -1,
    quest: now?.quest ?? String(told?.data.quest ?? ""),
    by, against,
    sides: [side(by, against), side(against, by)],
    fixed: now?.fixed ?? true,
    holder: later.filter(({ kind }) => kind === "quest-started" || kind === "quest-held").map(doer).at(-1) ?? null,
    over: now === null,
    rule: later.filter(({ kind }) => kind === "challenge-totals" || kind === "defends").at(-1)?.rule ?? told?.rule ?? null,
  };
}

function sideOf(view: View, now: ChallengeView | null, later: readonly Event[], seat: number, other: number): Side {
  const of = (kind: string) => later.filter((event) => event.kind === kind && doer(event) === seat);
  const party = now?.fighters.filter((one) => one.seat === seat) ?? [];
  const came = of("challenge-side").at(-1);
  const totals = numbersIn(later.filter(({ kind }) => kind === "challenge-totals").at(-1)?.data.totals ?? {});
  const stands = of("defends").map(standIn);
  const against = now ? now.totals[seat === now.by ? 0 : 1] : undefined;
  const dealt = now?.totals[seat === now.by ? 1 : 0] ?? 0;
  return {
    seat, stands,
    dice: came ? textsIn(came.data.dice) : party.flatMap(({ ref }) => view.seats[seat]?.quest?.party.find((die) => die.ref === ref)?.die ?? []),
    deals: totals[`seat ${other}`] ?? dealt,
    left: against ?? stands.at(-1)?.left ?? totals[`seat ${seat}`] ?? 0,
  };
}

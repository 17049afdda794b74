/** What the others did since my last turn, in short: the deeds that changed the table, turn by turn. */
import type { Event } from "../../lib/kernel";
import { doer } from "./names";

/** What is seen on the table anyhow, or leads to one of the others. All else counts, kinds that came later too. */
const STEPS = new Set([
  "turn", "forced", "rolled", "drawn", "rerolled", "rolled-out", "used", "spent", "readied", "paid", "moved", "copied", "turned",
  "quiddity", "more-captures", "total", "boosted", "stilled", "dropped", "must-lock", "over",
]);

export interface TurnOf {
  seat: number;
  round: number;
  deeds: Event[];
}

export function recap(events: readonly Event[], me: number): TurnOf[] {
  const turns = events.flatMap((event, at) => (event.kind === "turn" ? [{ at, seat: doer(event), round: Number(event.data.round) }] : []));
  const ends = turns.at(-1)?.seat === me ? turns.length - 1 : turns.length;
  const mine = turns.map((turn) => turn.seat).lastIndexOf(me, ends - 1);
  return turns.slice(mine + 1, ends).flatMap(({ at, seat, round }, i): TurnOf[] => {
    const end = turns[mine + 1 + i + 1]?.at ?? events.length;
    const deeds = events.slice(at + 1, end).filter((event) => !STEPS.has(event.kind));
    return seat === null ? [] : [{ seat, round, deeds }];
  });
}

/** A turn in one line: what its player did, without the name before each deed. */
export function inShort({ deeds }: TurnOf, name: string): string {
  const said = deeds.map(({ text }) => text.replace(/\.$/, "")).map((text) => (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text));
  return said.length ? `${said.join(", ")}.` : "";
}

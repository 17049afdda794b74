/** The arithmetic of the last attack of this turn: what came at whom, who stood against it, and what was left. */
import type { Event } from "../../lib/kernel";
import { numbersIn, textsIn } from "../../lib/plain";
import { doer, seatIn } from "./names";
import { t } from "./t";
import type { Defender, View } from "./view";

export interface Stand {
  die: string;
  defence: number;
  /** What it met, and what went on from there. */
  met: number;
  left: number;
  holds: boolean;
}

export interface Against {
  seat: number;
  /** As the attack was fixed, or changed later. */
  total: number;
  left: number;
  stands: Stand[];
  /** What each attacker adds, where it is known still. */
  shares: { die: string; n: number }[];
  /** Somebody may still stand against it. */
  open: boolean;
}

export interface Attack {
  /** Its place among the events; -1 where nobody has told of it. */
  at: number;
  attacker: number;
  attackers: string[];
  against: Against[];
  /** What each attacker adds against everybody; null where it is not the same for all, or not known any more. */
  shares: Against["shares"] | null;
  /** The rule of what happened last. */
  rule: string | null;
}

export function attackOf(view: View, events: readonly Event[]): Attack | null {
  const kinds = events.map((event) => event.kind);
  const at = kinds.lastIndexOf("attack");
  const attack = at > kinds.lastIndexOf("turn") ? events[at] : undefined;
  const attacker = attack ? doer(attack) : null;
  if (!attack || attacker === null) return asItStands(view);
  // creatures are named in a challenge that follows, too
  const end = kinds.indexOf("challenge", at);
  const later = events.slice(at + 1, end < 0 ? undefined : end);
  const totals = Object.entries(numbersIn(attack.data.totals));
  const against = totals.map(([who, total]) => againstSeat(view, seatIn(who) ?? 0, total, later));
  const rule = later.filter((event) => event.kind === "defends").at(-1)?.rule ?? attack.rule;
  return { at, attacker, attackers: textsIn(attack.data.attackers), against, shares: sharedBy(against), rule };
}

/** Where nobody has told of it: what is still to come. */
function asItStands(view: View): Attack | null {
  if (!view.attack) return null;
  const against = view.attack.totals.flatMap((total, seat) => (total === null ? [] : [againstSeat(view, seat, total, [])]));
  return { at: -1, attacker: view.attack.attacker, attackers: [], against, shares: sharedBy(against), rule: null };
}

function sharedBy([first, ...more]: readonly Against[]): Against["shares"] | null {
  const same = (shares: Against["shares"]) => JSON.stringify(shares) === JSON.stringify(first?.shares);
  return first?.shares.length && more.every(({ shares }) => same(shares)) ? first.shares : null;
}

function againstSeat(view: View, seat: number, total: number, later: readonly Event[]): Against {
  const stands: Stand[] = [];
  let [fixed, left] = [total, total];
  for (const event of later) {
    if (doer(event) !== seat) continue;
    if (event.kind === "total") {
      left = Number(event.data.total);
      if (stands.length === 0) fixed = left;
    }
    if (event.kind === "defends") {
      const stand = standIn(event);
      left = stand.left;
      stands.push(stand);
    }
  }
  return { seat, total: fixed, left: view.attack?.totals[seat] ?? left, stands, shares: sharesOn(view, seat), open: isOpen(view, seat) };
}

/** What somebody who was named met. One that takes no damage holds against as much as its defence and lets the rest by;
 *  another may fall to less. */
export function standIn({ data }: Event): Stand {
  const [met, defence] = [Number(data.total), Number(data.defence)];
  return { die: String(data.die), defence, met, left: Math.max(0, met - defence), holds: data.holds === true };
}

function isOpen({ attack }: View, seat: number): boolean {
  if (!attack) return false;
  return !attack.defending || attack.defenders.some(({ ref }) => ref.startsWith(`ready:${seat}:`));
}

function sharesOn({ attack, seats }: View, seat: number): Against["shares"] {
  return (attack?.shares ?? []).flatMap(({ ref, against }) => {
    const die = seats[attack?.attacker ?? -1]?.ready.find((each) => each.ref === ref);
    return die ? [{ die: die.die, n: against[seat] ?? 0 }] : [];
  });
}

/** What naming a creature would do, in a few words. */
export function wouldBe({ holds, left }: Defender): string {
  if (!holds) return t("qc.wouldFall", { n: left });
  return left > 0 ? t("qc.wouldSpare", { n: left }) : t("qc.wouldHold");
}

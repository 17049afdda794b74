/** The arithmetic of the rules in words: what makes a value what it is, and what is left of an attack. */
import type { Sourced, ToldBlow } from "./blow";
import type { CardFacts } from "./catalogue";
import type { Hit, LaidThen } from "./story";
import { t } from "./t";
import type { Change, Stat } from "./view";
import { inSum } from "./words";

/** KQ-3.6: one change after the other, at last rounded up and raised to 0. */
export function reckoned(printed: number, changes: readonly Pick<Change, "op" | "n">[]): number {
  return Math.max(0, Math.ceil(changes.reduce((value, { op, n }) => (op === "mul" ? value * n : op === "set" ? n : value + n), printed)));
}

/** What the values of a card were when it was told of; one that it does not have is none. */
export function valuesThen({ changes, power, guard }: LaidThen, facts: CardFacts): Record<Stat, number | null> {
  const value = (stat: Stat) => {
    const printed = facts[stat];
    return printed === null ? null : reckoned(printed, changes.filter((change) => change.stat === stat));
  };
  return { attack: power ?? value("attack"), defence: guard ?? value("defence"), healing: value("healing") };
}

/** What is left for the cards on the fields to have added. */
export function restOf(printed: number, { changes, power }: Pick<ToldBlow, "changes" | "power">): number {
  return power - reckoned(printed, changes);
}

/** The defence that an attack meets: more may stand there than it takes to stop it. */
export function guardOf({ stopped = 0, shields = [] }: Hit, pierce: number): number {
  return Math.max(stopped, shields.reduce((sum, { n }) => sum + n, 0) - pierce);
}

/** `3 + 5 Imp − 2 Fog = 6`; without any change only `6`. */
export function sumWords(printed: number, blow: Pick<ToldBlow, "changes" | "power">, nameOf: (change: Sourced) => string): string {
  const rest = restOf(printed, blow);
  const parts = blow.changes.map((change) => `${inSum(change)} ${nameOf(change)}`);
  if (rest) parts.push(`${inSum({ op: "add", n: rest })} ${t("kq.fromField")}`);
  return parts.length ? `${printed} ${parts.join(" ")} = ${blow.power}` : String(blow.power);
}

/** The arithmetic of the attack that is asked about: what each target would lose. */
import type { Decision } from "../../lib/kernel";
import { t } from "../../lib/words/t";
import type { CardFacts, Laid, View } from "./view";
import { changeWords, signed } from "./words";

export interface Blow {
  card: Laid;
  power: number;
  /** What made it of the printed number: what sticks to the card, and what lies on the field. */
  changes: readonly { words: string; n: string }[];
  /** By seat: the defence that counts, the damage, and the health that is left. */
  targets: ReadonlyMap<number, { stopped: number; damage: number; health: number; left: number }>;
}

/** The attacker is the last card whose name the question says. */
export function blowOf(view: View, decision: Decision | null, factsOf: (card: string) => CardFacts): Blow | null {
  if (decision?.kind !== "aim") return null;
  const card = [...(view.seats[decision.seat]?.field ?? [])]
    .sort((a, b) => b.order - a.order)
    .find((laid) => decision.prompt.includes(factsOf(laid.card).name));
  if (!card || card.attack === null) return null;
  const power = card.attack;
  const targets = decision.options.flatMap(({ refs }) => refs.filter((ref) => ref.startsWith("seat:")).map((ref) => Number(ref.slice(5))));
  return {
    card,
    power,
    changes: changesOf(card, factsOf(card.card).attack ?? 0, power),
    targets: new Map(
      targets.map((seat) => {
        const { health = 0, defence = 0 } = view.seats[seat] ?? {};
        // KQ-4.4, less what the card ignores.
        const stopped = Math.min(power, Math.max(0, defence - card.pierce));
        const damage = power - stopped;
        return [seat, { stopped, damage, health, left: Math.max(0, health - damage) }];
      }),
    ),
  };
}

function changesOf({ changes }: Laid, printed: number, power: number): { words: string; n: string }[] {
  const own = changes.filter(({ stat }) => stat === "attack");
  const added = own.map((change) => ({ words: t("kq.changed", { change: changeWords(change) }), n: change.op === "add" ? signed(change.n) : "" }));
  // Where all is added, the rest comes from cards that lie there.
  const rest = power - printed - own.reduce((sum, { n }) => sum + n, 0);
  if (rest === 0 || own.some(({ op }) => op !== "add")) return added;
  return [...added, { words: t("kq.fromField"), n: signed(rest) }];
}

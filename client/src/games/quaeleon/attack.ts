/** The arithmetic of the attack that is asked about: what each target would lose. */
import type { Decision } from "../../lib/kernel";
import type { Laid, View } from "./view";

export interface Blow {
  card: Laid;
  power: number;
  /** By seat: the defence that counts, the damage, and the health that is left. */
  targets: ReadonlyMap<number, { stopped: number; damage: number; health: number; left: number }>;
}

/** The attacker is the last card whose name the question says. */
export function blowOf(view: View, decision: Decision | null, nameOf: (card: string) => string): Blow | null {
  if (decision?.kind !== "aim") return null;
  const card = [...(view.seats[decision.seat]?.field ?? [])]
    .sort((a, b) => b.order - a.order)
    .find((laid) => decision.prompt.includes(nameOf(laid.card)));
  if (!card || card.attack === null) return null;
  const power = card.attack;
  const targets = decision.options.flatMap(({ refs }) => refs.filter((ref) => ref.startsWith("seat:")).map((ref) => Number(ref.slice(5))));
  return {
    card,
    power,
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

/** The phases of a round, for the head of the table. */
import { t } from "./t";
import type { View } from "./view";

/** `told`: a moment of the story is shown, not the table as it is. */
export function phasesOf(view: View, building: boolean, ends: boolean, told: boolean, reveal: number, of: number) {
  const played = reveal ? t("kq.revealOf", { n: reveal, of }) : t("kq.phase.play");
  if (building && view.round === 0) return [{ name: t("kq.phase.swap"), icon: "ki-hand", state: "now" as const }];
  const at = told ? 1 : view.outcome ? 3 : ends || view.ending ? 2 : building ? 0 : 1;
  const state = (i: number) => (i < at ? "done" : i === at ? "now" : "next") as "done" | "now" | "next";
  return [
    { name: t("kq.phase.prepare"), icon: "ki-stack", state: state(0) },
    { name: building ? t("kq.phase.play") : played, icon: "i-eye", state: state(1) },
    { name: t("kq.phase.end"), icon: "i-broom", state: state(2) },
  ];
}

/** Stacks are being built, or hands changed: nothing lies on the table. */
export function preparing({ turn, seats, waiting }: View): boolean {
  return turn === null && waiting.length === 0 && seats.every(({ revealed, field, stack }) => !revealed && !field.length && !stack);
}

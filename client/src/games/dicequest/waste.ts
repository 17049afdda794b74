/** What an answer would throw away, in words; null where nothing is lost. */
import type { Decision, Option } from "../../lib/kernel";
import { figureOf } from "./chance";
import { goalOf, isPlaytime, type Setting } from "./compose";
import { t } from "./t";

export function wasteOf(option: Option, { kind, options }: Decision, setting: Setting): string | null {
  const { view, odds } = setting;
  if (goalOf(option) !== null) {
    const free = kind === "tavern" ? view.market.find(({ hero, price }) => price === 0 && options.some(({ id }) => id === `recruit ${hero}`)) : undefined;
    if (free) return t("dq.wasteRecruit", { name: free.name });
    return isPlaytime(goalOf(option)) && options.some((other) => goalOf(other) !== null && !isPlaytime(goalOf(other))) ? t("dq.wasteQuest") : null;
  }
  if (option.id === "done" && kind === "pay-tokens") {
    const n = options.filter(({ id }) => id.startsWith("threat ")).length;
    return n ? t("dq.wasteThreats", { n }) : null;
  }
  if (option.id !== "next") return null;
  if (kind === "block" && options.some(({ id }) => id.startsWith("block "))) return t("dq.wasteBlock");
  const best = kind === "act" && view.phase === "combat" && Object.keys(view.challenge?.missing ?? {}).length ? (odds?.ways[0]?.chance ?? odds?.now) : null;
  return best && best.of > 0 ? t("dq.wasteStop", { figure: figureOf(best) }) : null;
}

/** How Dicequest is told. */
import type { Told } from "../../lib/telling/beats";
import { textsIn } from "../../lib/plain";
import type { Catalogue } from "./facts";
import { timeOf } from "./momentTime";
import LargeDie from "./LargeDie.svelte";
import { doer } from "./recap";
import { t } from "./t";

const THROWS = new Set(["rolled", "rerolled", "die-rolled", "recoloured"]);

export const told: Told = {
  doer,
  dice: ({ kind, data }) => (THROWS.has(kind) ? textsIn(data.dice) : []),
  faces: (die, { faces }: Catalogue) => Object.keys(faces).filter((name) => name.split(":")[0] === die.split(":")[0]),
  die: LargeDie,
  combats: new Set(["succeeded", "failed", "defeated", "adventure-won", "adventure-failed"]),
  leads: new Set(["turn", "wounds", "token", "rune-spent", "used"]),
  follows: new Set([
    "deployed", "gold", "points", "hero-came", "quest-came", "gold-on-quest", "blocked", "claimed", "levelled", "discarded", "drew", "refreshed", "quests-gone", "token-turned",
  ]),
  moment: timeOf,
  meanwhile: ({ data }, { challenges }: Catalogue) => t("dq.isItEnough", { quest: challenges[String(data.quest)]?.name ?? "" }),
  pressed: ["roll", "done", "die", "reroll", "rune"],
};

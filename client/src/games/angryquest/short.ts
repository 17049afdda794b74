/** What a monster does, in as few words as its card beside the board has room for; the whole is one press away. */
import { t } from "./t";
import type { MonsterFacts } from "./catalogue";

const MONSTERS = ["armour", "hydra", "regent", "roc", "librarian", "colossus"] as const;

/** By the last word of its name; who is not among them keeps the printed texts. */
export function shortFacts(slug: string, facts: MonsterFacts): Pick<MonsterFacts, "sixes" | "luck" | "curse"> {
  const word = MONSTERS.find((each) => each === slug.split("-").at(-1));
  if (!word) return facts;
  return { sixes: t(`aq.short.${word}.sixes`), luck: t(`aq.short.${word}.luck`), curse: t(`aq.short.${word}.curse`) };
}

/** What a monster does, in as few words as its card beside the board has room for; the whole is one press away. */
import { t, type Key } from "./t";
import type { MonsterFacts } from "./catalogue";

type Short = Key & `aq.short.${string}`;
/** By the last word of its name: sixes, luck, curse. */
const SHORT: Readonly<Record<string, readonly [Short, Short, Short]>> = {
  armour: ["aq.short.armour.sixes", "aq.short.armour.luck", "aq.short.armour.curse"],
  hydra: ["aq.short.hydra.sixes", "aq.short.hydra.luck", "aq.short.hydra.curse"],
  regent: ["aq.short.regent.sixes", "aq.short.regent.luck", "aq.short.regent.curse"],
  roc: ["aq.short.roc.sixes", "aq.short.roc.luck", "aq.short.roc.curse"],
  librarian: ["aq.short.librarian.sixes", "aq.short.librarian.luck", "aq.short.librarian.curse"],
  colossus: ["aq.short.colossus.sixes", "aq.short.colossus.luck", "aq.short.colossus.curse"],
};

/** Who is not among them keeps the printed texts. */
export function shortFacts(slug: string, facts: MonsterFacts): Pick<MonsterFacts, "sixes" | "luck" | "curse"> {
  const keys = SHORT[slug.split("-").at(-1) ?? ""];
  return keys ? { sixes: t(keys[0]), luck: t(keys[1]), curse: t(keys[2]) } : facts;
}

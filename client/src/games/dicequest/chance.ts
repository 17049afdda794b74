/** The chance of success in words: a figure, how sure it is, and what it leaves aside. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";
import type { Chance } from "./view";

const ASIDE: Readonly<Record<string, string>> = { abilities: t("dq.asideAbilities"), wounds: t("dq.asideWounds") };

export function figureOf({ of, exact }: Chance): string {
  const figure = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: exact ? 1 : 0 }).format(of);
  return exact ? figure : t("dq.about", { figure });
}
export function sureness(chance: Chance): string {
  return t(chance.exact ? "dq.exact" : "dq.estimate");
}
export function leftAside(chance: Chance): string {
  return t("dq.aside", { what: chance.aside.map((each) => ASIDE[each] ?? inWords(each)).join(", ") });
}

/** The chance of success in words: a figure, how sure it is, and what it leaves aside. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";
import type { Chance } from "./odds";

const ASIDE: Readonly<Record<string, string>> = {
  abilities: t("dq.asideAbilities"), "some-abilities": t("dq.asideSome"), items: t("dq.asideItems"), wounds: t("dq.asideWounds"),
};
const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** A whole number; what is possible is not called nothing, and what may fail not sure. */
export function percentOf({ of }: Pick<Chance, "of">): string {
  if (of > 0 && of < 0.005) return `<${PERCENT.format(0.01)}`;
  if (of < 1 && of > 0.995) return `>${PERCENT.format(0.99)}`;
  return PERCENT.format(of);
}
export function figureOf(chance: Chance): string {
  return chance.exact ? percentOf(chance) : t("dq.about", { figure: percentOf(chance) });
}
/** Where there is little room: `~42%` is an estimate. */
export function shortFigure(chance: Chance): string {
  return `${chance.exact ? "" : "~"}${percentOf(chance)}`;
}
export function sureness(chance: Chance): string {
  return t(chance.exact ? "dq.exact" : "dq.estimate");
}
export function leftAside(chance: Chance): string {
  return t("dq.aside", { what: chance.aside.map((each) => ASIDE[each] ?? inWords(each)).join(", ") });
}

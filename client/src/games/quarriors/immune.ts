/** What does not reach an immune creature, in words. */
import { inWords } from "../../lib/words/plain";
import { t } from "./t";

const SOURCES: Readonly<Record<string, string>> = {
  spell: t("qc.immune.spell"), ability: t("qc.immune.ability"), lock: t("qc.immune.lock"), "anchored spell": t("qc.immune.anchored"), quartifact: t("qc.immune.quartifact"),
};

export function immuneWords(sources: readonly string[]): string {
  if (Object.keys(SOURCES).every((source) => sources.includes(source))) return t("qc.immuneAll");
  const words = sources.map((source) => SOURCES[source] ?? inWords(source).toLowerCase());
  return t("qc.immuneTo", { sources: words.reduce((first, second) => t("qc.immune.and", { first, second })) });
}

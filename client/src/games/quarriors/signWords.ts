/** The signs on dice and cards, and what they stand for. */
import type { SignWords } from "../../lib/game";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: "i-drop", words: t("qc.sign.quiddity") },
  { glyph: "i-sword", words: t("qc.sign.attack") },
  { glyph: "i-shield", words: t("qc.sign.defence") },
  { glyph: "burst", words: t("qc.sign.burst") },
  { glyph: "reroll", words: t("qc.sign.reroll") },
  { glyph: "lock", words: t("qc.sign.lock") },
  { glyph: "i-glory", words: t("qc.sign.glory") },
  { glyph: "q-immune", words: t("qc.sign.immune") },
];

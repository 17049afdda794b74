/** The marks on the board, and what they mean. */
import type { SignWords } from "../../lib/game";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: "clover", words: t("aq.sign.luck") },
  { glyph: "bones", words: t("aq.sign.curse") },
  { glyph: "cross", words: t("aq.sign.crossroads") },
  { glyph: "town", words: t("aq.sign.settlement") },
  { glyph: "gatearch", words: t("aq.sign.gate") },
];

/** The marks on the board, and what they mean. */
import type { SignWords } from "../../lib/game";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: "clover", words: t("aq.key.luck") },
  { glyph: "bones", words: t("aq.key.curse") },
  { glyph: "cross", words: t("aq.key.crossroads") },
  { glyph: "town", words: t("aq.key.settlement") },
  { glyph: "gatearch", words: t("aq.key.gate") },
];

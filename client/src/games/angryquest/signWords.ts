/** The signs on the cards and the marks on the board, and what they mean. */
import type { SignWords } from "../../lib/game";
import { attributeIcon } from "./cast";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: attributeIcon("close"), words: t("aq.sign.close") },
  { glyph: attributeIcon("ranged"), words: t("aq.sign.ranged") },
  { glyph: attributeIcon("arcane"), words: t("aq.sign.arcane") },
  { glyph: attributeIcon("armour"), words: t("aq.sign.armour") },
  { glyph: attributeIcon("movement"), words: t("aq.sign.movement") },
  { glyph: "clover", words: t("aq.sign.luck") },
  { glyph: "bones", words: t("aq.sign.curse") },
  { glyph: "cross", words: t("aq.sign.crossroads") },
  { glyph: "town", words: t("aq.sign.settlement") },
  { glyph: "gatearch", words: t("aq.sign.gate") },
];

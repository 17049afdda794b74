/** The signs on dice, cards and tokens, and what they stand for. */
import type { SignWords } from "../../lib/game";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: "dq-sword", words: t("dq.sign.sword") },
  { glyph: "dq-arrow", words: t("dq.sign.arrow") },
  { glyph: "dq-wand", words: t("dq.sign.wand") },
  { glyph: "dq-shield", words: t("dq.sign.shield") },
  { glyph: "dq-rune", words: t("dq.sign.rune") },
  { glyph: "dq-any", words: t("dq.sign.any") },
  { glyph: "dq-light", words: t("dq.sign.light") },
  { glyph: "dq-deadly", words: t("dq.sign.deadly") },
  { glyph: "dq-unblockable", words: t("dq.sign.unblockable") },
  { glyph: "dq-gold", words: t("dq.sign.gold") },
  { glyph: "dq-vp", words: t("dq.sign.vp") },
  { glyph: "dq-level", words: t("dq.sign.level") },
  { glyph: "dq-pack", words: t("dq.sign.pack") },
  { glyph: "dq-legend", words: t("dq.sign.legend") },
  { glyph: "reroll", words: t("dq.sign.reroll") },
];

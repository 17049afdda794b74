/** The shapes on the cards, and what they stand for. */
import type { SignWords } from "../../lib/game";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  { glyph: "kv-flag", box: "0 0 40 48", words: t("kq.legendFlag") },
  { glyph: "kv-att", box: "0 0 26 28", words: t("kq.sign.attack") },
  { glyph: "kv-def", box: "0 0 26 28", words: t("kq.sign.defence") },
  { glyph: "kv-heal", box: "0 0 30 28", words: t("kq.sign.healing") },
  { glyph: "ki-heart", words: t("kq.sign.health") },
];

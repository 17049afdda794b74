/** The signs on dice, cards and tokens, and what they stand for. */
import type { SignWords } from "../../lib/game";
import { nameOf, SIGNS, WOUND_KINDS } from "./signs";
import { t } from "./t";

export const signs: readonly SignWords[] = [
  ...[...SIGNS, ...WOUND_KINDS].map((sign) => ({ glyph: `dq-${sign}`, words: nameOf(sign, 1) })),
  { glyph: "dq-gold", words: t("dq.sign.gold") },
  { glyph: "dq-vp", words: t("dq.sign.vp") },
];

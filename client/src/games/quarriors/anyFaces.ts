/** Reads the face codes of all dice: those of quest dice too, `quid2`, `dice1`, `bonus`, `art1`, which the first page does without. */
import { faceOf as plainFaceOf } from "./faces";
import type { Face, Prize } from "./pieces/face";

const PRIZES: Readonly<Record<string, Prize>> = { quid: "quiddity", dice: "dice", bonus: "bonus", art: "art" };

export function faceOf(code: string): Face {
  const [, word = "", n] = /^(quid|dice|bonus|art)(\d*)$/.exec(code) ?? [];
  const prize = PRIZES[word];
  return prize ? { kind: "prize", prize, n: Number(n) } : plainFaceOf(code);
}

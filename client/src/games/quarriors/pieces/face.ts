/** What a die can show, and how it is said. */
import { t } from "../t";

/** Quiddity of an energy is drawn in a shape of its own, never by colour alone. */
export type Energy = "light" | "dark";
export type Kind = "plain" | Energy;
export const KINDS: readonly Kind[] = ["plain", "light", "dark"];
export type Sign = { sign: "quiddity"; n: number; energy?: Energy } | { sign: "question" } | { sign: "draw"; n: number } | { sign: "reroll"; along: number };

/** What a quest die gives: quiddity, dice to roll, what its card says, or the quartifact of this number. */
export type Prize = "quiddity" | "dice" | "bonus" | "art";

export type Face =
  /** A number is null where the card says it. */
  | { kind: "creature"; level: number; attack: number | null; defence: number | null; bursts: number }
  | { kind: "spell" | "lock"; bursts: number }
  /** One sign, or two joined: a slash is a choice, a plus is both. */
  | { kind: "resource"; signs: readonly [Sign] | readonly [Sign, Sign]; join: "or" | "and"; bursts: number }
  /** Nothing but bursts: the card says what they do. */
  | { kind: "bursts"; bursts: number }
  | { kind: "prize"; prize: Prize; n: number }
  /** Not rolled: no face, glyph only. */
  | { kind: "waiting" }
  /** A face that nobody has drawn yet, by its code. */
  | { kind: "plain"; text: string };

export function faceWords(face: Face): string {
  if (face.kind === "waiting") return t("qc.die.waiting");
  if (face.kind === "plain") return face.text;
  if (face.kind === "prize") return prizeWords(face);
  if (face.kind === "bursts") return t("qc.die.bursts", { n: face.bursts });
  const shown = shownWords(face);
  return face.bursts ? `${shown}, ${t("qc.die.bursts", { n: face.bursts })}` : shown;
}

function shownWords(face: Exclude<Face, { kind: "waiting" | "plain" | "bursts" | "prize" }>): string {
  if (face.kind === "creature") return creatureWords(face);
  if (face.kind === "resource") return signsWords(face);
  return face.kind === "lock" ? t("qc.die.lock") : t("qc.die.spell");
}

function creatureWords({ level, attack, defence }: Extract<Face, { kind: "creature" }>): string {
  const unknown = t("qc.die.unknown");
  return t("qc.die.creature", { level, attack: attack ?? unknown, defence: defence ?? unknown });
}

function signsWords({ signs: [one, two], join }: Extract<Face, { kind: "resource" }>): string {
  if (!two) return signWords(one);
  const both = { first: signWords(one), second: signWords(two) };
  return join === "or" ? t("qc.die.or", both) : t("qc.die.and", both);
}

function prizeWords({ prize, n }: Extract<Face, { kind: "prize" }>): string {
  if (prize === "quiddity") return t("qc.die.prizeQuiddity", { n });
  if (prize === "dice") return t("qc.die.prizeDice", { n });
  return t(prize === "art" ? "qc.die.quartifact" : "qc.die.bonus");
}

function signWords(sign: Sign): string {
  switch (sign.sign) {
    case "quiddity":
      return sign.n === 0 ? t("qc.die.nothing") : quiddityWords(sign.n, sign.energy);
    case "question":
      return t("qc.die.question");
    case "draw":
      return t("qc.die.draw", { n: sign.n });
    case "reroll":
      return sign.along ? t("qc.die.rerollWith", { n: sign.along }) : t("qc.die.reroll");
  }
}

export function quiddityWords(n: number, energy?: Energy): string {
  return t(energy === "light" ? "qc.die.light" : energy === "dark" ? "qc.die.dark" : "qc.die.quiddity", { n });
}

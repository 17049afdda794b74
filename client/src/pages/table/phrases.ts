/** Our words for the ready-made phrases of the server. */
import { t, type Key } from "./t";

const PHRASES: Record<string, Key & `phrase.${string}`> = {
  hello: "phrase.hello",
  "good-game": "phrase.goodGame",
  "well-played": "phrase.wellPlayed",
  thanks: "phrase.thanks",
  oops: "phrase.oops",
  "one-moment": "phrase.oneMoment",
  "your-turn": "phrase.yourTurn",
  lucky: "phrase.lucky",
  ouch: "phrase.ouch",
  again: "phrase.again",
};

/** Those that are given as a sign on a deed, and how they are drawn. */
export const SIGNS: Readonly<Record<string, string>> = { "well-played": "i-glory", lucky: "i-die", ouch: "i-sword", thanks: "i-check" };

/** A phrase that this page does not know yet is shown by its name. */
export function phraseOf(phrase: string): string {
  const key = Object.hasOwn(PHRASES, phrase) ? PHRASES[phrase] : undefined;
  return key ? t(key) : phrase.replaceAll("-", " ");
}

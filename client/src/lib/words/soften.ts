/** Where a long name may be broken in a small place: soft hyphens between syllables, never near its ends. */
const LONG = 9;
const [BEFORE, AFTER] = [3, 4];
const HYPHEN = "\u00ad";

export function soften(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

/** A syllable begins with the last consonant before a vowel, or with two that are spoken as one: `cr`, `pl`. An `e` that only
 *  lengthens the vowel before it, as in `blade`, begins none. */
function broken(word: string): string {
  return word.replace(/(?<=[aeiouy][^aeiouy]*?)(?:[bcdfgpt][lr]|[^aeiouy])(?=(?!e[^aeiouy][aeiouy])[aeiouy])/giu, (onset, at: number) =>
    at >= BEFORE && word.length - at >= AFTER ? HYPHEN + onset : onset,
  );
}

/** Finds the things a sentence names, so that the log can point at them. */

/** Something on the table that has a name: a die class, a character, a player. */
export interface Thing {
  name: string;
  ref: string;
}

export interface Part {
  text: string;
  ref: string | null;
}

/** The sentence in parts. A longer name wins over a shorter one inside it; names are found as whole words only. */
export function partsOf(sentence: string, things: readonly Thing[]): Part[] {
  const named = new Map(things.filter((thing) => thing.name).map((thing) => [thing.name, thing.ref]));
  if (named.size === 0) return [{ text: sentence, ref: null }];
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return sentence
    .split(pattern)
    .map((text, at) => ({ text, ref: at % 2 ? (named.get(text) ?? null) : null }))
    .filter((part) => part.text);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

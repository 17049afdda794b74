/** Whether a card's words hold all the sought ones. */
export function holds(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join(" ").toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => all.includes(word));
}

/** A number in the facts of a card: `cost` in "creature, cost 8, glory 4". */
export function factOf(name: string, facts: string | undefined): number | undefined {
  const found = new RegExp(`\\b${name} (\\d+)`).exec(facts ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Whether a card's words hold all the sought ones. */
export function holds(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join(" ").toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => all.includes(word));
}

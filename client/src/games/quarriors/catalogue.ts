/** The printed facts that the server sends of this game: `catalogue.py`. */
export interface Catalogue {
  dice: Record<string, { name: string; kind: string; count: number; faces: string[] }>;
  /** `short` is what stands on the card itself, about 75 letters. */
  cards: Record<string, { name: string; type: string; abilities: { bursts: number; text: string }[]; short?: string }>;
  scoring: { rule: string };
  /** So many empty creature cards end the game. */
  ending: { empty_cards: number; rule: string };
}

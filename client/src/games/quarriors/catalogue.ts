/** The printed facts that the server sends of this game: `catalogue.py`. */
export interface Catalogue {
  /** `arts` are the names of the quartifacts on a quest die. */
  dice: Record<string, { name: string; kind: string; count: number; faces: string[]; arts?: string[] }>;
  /** `short` is for the face of a card, about 75 letters; each run of `*` in it is a sign of so many bursts. Where a card is
   *  not `captured`, its dice are only ever gained. Where its die has other `faces` than the one of its name, they stand here.
   *  `anchored` is what its anchored spell does, `enchants` by the bursts of the face what an enchantment does, in few words. */
  cards: Record<string, { name: string; type: string; set: string; captured: boolean; short: string; abilities: { bursts: number; text: string; locked?: boolean }[]; energy?: string; discount?: number; faces?: string[]; anchored?: string; enchants?: string[] }>;
  scoring: { rule: string };
  /** So many empty creature cards end the game. */
  ending: { empty_cards: number; rule: string };
}

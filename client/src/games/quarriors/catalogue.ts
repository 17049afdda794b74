/** The printed facts that the server sends of this game: `catalogue.py`. */
export interface Catalogue {
  /** `arts` are the names of the quartifacts on a quest die. */
  dice: Record<string, { name: string; kind: string; count: number; faces: string[]; arts?: string[] }>;
  /** `short` is for the face of a card, about 75 letters; each run of `*` in it is a sign of so many bursts; `fuller`, where that is more,
   *  for a large card. Where a card is
   *  not `captured`, its dice are only ever gained. Where its die has other `faces` than the one of its name, they stand
   *  here. `anchored` is what its anchored spell does and `gist` the same in a word or two,
   *  `enchants` by the bursts of the face what an enchantment does, in few words. */
  cards: Record<string, { name: string; type: string; set: string; captured: boolean; short: string; fuller?: string; abilities: { bursts: number; text: string; locked?: boolean }[]; energy?: string; discount?: number; faces?: string[]; anchored?: string; gist?: string; enchants?: string[] }>;
  scoring: { rule: string };
  /** So many empty creature cards end the game. */
  ending: { empty_cards: number; rule: string };
}

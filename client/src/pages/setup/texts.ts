/** What stands on the cards of a game, for who chooses among them. */
import type { Component } from "svelte";
import { setUpCardOf } from "../../games/setUp";
import type { SetUpCardProps } from "../../lib/game";
import { api } from "../../lib/live/api";
import type { CardOut, Json } from "../../lib/wire";

export interface Texts {
  /** By id. */
  cards: ReadonlyMap<string, CardOut>;
  /** The game's own drawing of them, and what it needs for that; null where words must do. */
  Card: Component<SetUpCardProps<any>> | null;
  catalogue: Json;
}

export async function textsOf(game: string): Promise<Texts> {
  const [{ cards }, Card] = await Promise.all([api.cards(game), setUpCardOf(game)]);
  const catalogue = Card ? (await api.catalogue(game)).catalogue : null;
  return { cards: new Map(cards.map((card) => [card.id, card])), Card, catalogue };
}

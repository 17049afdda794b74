/** How much of a card is drawn. */
export type Cut = "full" | "middle" | "tile" | "chip";

/** All drawings of the game as one sprite: the signs, and the cards in files of their own. */
import signs from "./glyphs.svg?raw";

const cards = import.meta.glob<string>("./drawings/*.svg", { eager: true, query: "?raw", import: "default" });
const symbols = (svg: string) => svg.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** The ids of all symbols. */
const drawn = new Set([signs, ...Object.values(cards)].flatMap((svg) => [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((hit) => hit[1])));

/** A symbol, or the one that stands for all that is not drawn yet. */
export function symbolOf(id: string, otherwise = "dq-other"): string {
  return drawn.has(id) ? id : otherwise;
}

export const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${[signs, ...Object.values(cards)].map(symbols).join("\n")}</svg>`;

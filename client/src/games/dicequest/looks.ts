/** How cards look: ink and glyph. A card without a drawing of its own takes a shape that several share, with its initials. */
import sprite from "./glyphs.svg?raw";
import { shapeOf } from "./shapes";
import type { Catalogue } from "./view";

export type Kind = "hero" | "item" | "challenge" | "threat" | "action";
export interface Look {
  /** The class of print.css; several for a hero with dice of several colours. */
  inks: string[];
  glyph: string;
  /** Empty where the glyph is its own. */
  initials: string;
  round: boolean;
}

const DRAWN = new Set([...sprite.matchAll(/id="dq-card-([^"]+)"/g)].map((found) => found[1] ?? ""));
const SMALL = new Set(["of", "the", "a", "at", "in", "on", "to"]);

export function lookOf(catalogue: Catalogue, kind: Kind, slug: string): Look {
  const own = DRAWN.has(slug);
  const { inks, glyph, name, round = false } = plainLook(catalogue, kind, slug);
  return { inks, glyph: own ? `dq-card-${slug}` : (shapeOf(slug) ?? glyph), initials: own || kind === "action" ? "" : initialsOf(name), round };
}

function plainLook(catalogue: Catalogue, kind: Kind, slug: string): { inks: string[]; glyph: string; name: string; round?: boolean } {
  if (kind === "hero") {
    const hero = catalogue.heroes[slug];
    return { inks: [...new Set(hero?.dice ?? [])], glyph: hero?.legend ? "dq-kind-legend" : "dq-kind-hero", name: hero?.name ?? slug };
  }
  if (kind === "item") {
    const item = catalogue.items[slug];
    const deck = item?.deck ?? "basic";
    return { inks: [deck], glyph: deck === "take_that" ? "dq-shape-skull" : `dq-kind-${item?.kind ?? "single_use"}`, name: item?.name ?? slug, round: true };
  }
  if (kind === "threat") return { inks: ["threat"], glyph: "dq-horde", name: catalogue.threats[slug]?.name ?? slug };
  if (kind === "action") return { inks: ["basic"], glyph: "dq-mug", name: catalogue.actions[slug]?.name ?? slug };
  const challenge = catalogue.challenges[slug];
  const glyph = slug in catalogue.adventures ? "dq-kind-adventure" : "dq-kind-quest";
  return { inks: [`act-${challenge?.act ?? 1}`], glyph, name: challenge?.name ?? slug };
}

export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => !SMALL.has(word.toLowerCase()));
  const [first = name, second] = words;
  return second ? `${first[0] ?? ""}${second[0] ?? ""}` : first.slice(0, 2);
}

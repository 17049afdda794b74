/** How cards look: ink and drawing. Every card has a drawing of its own; a new one shows its back. */
import { inWords } from "../../lib/words/plain";
import { symbolOf } from "./drawings";
import type { Catalogue } from "./facts";
import type { Colour } from "./view";

export type Kind = "hero" | "item" | "challenge" | "threat" | "action";
export interface Look {
  /** The classes of print.css: several for a hero with dice of several colours. */
  inks: string[];
  glyph: string;
  round: boolean;
}

export function lookOf(catalogue: Catalogue, kind: Kind, slug: string): Look {
  return { inks: inksOf(catalogue, kind, slug), glyph: symbolOf(`dq-card-${slug}`, "dq-back"), round: kind === "item" };
}

/** The class of heroes that has dice of a colour. */
export function classWord({ classes }: Pick<Catalogue, "classes">, colour: Colour): string {
  return classes[colour] ?? inWords(colour);
}

function inksOf(catalogue: Catalogue, kind: Kind, slug: string): string[] {
  if (kind === "hero") return [...new Set(catalogue.heroes[slug]?.dice)];
  if (kind === "item") return [catalogue.items[slug]?.deck ?? "basic"];
  if (kind === "challenge") return [`act-${catalogue.challenges[slug]?.act ?? 1}`];
  return [kind === "threat" ? "threat" : "basic"];
}

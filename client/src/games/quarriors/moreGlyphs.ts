/** The drawings that the first page does without, apart: of all sets, and most classes of base. */
import { addSprite } from "../../lib/look/sprite";
import more from "./more.svg?raw";

export function addMoreGlyphs(): void {
  addSprite("quarriors-more", more);
}

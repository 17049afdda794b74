/** The drawings of the sets beside base, apart: the first page does without them. */
import { addSprite } from "../../lib/look/sprite";
import sets from "./sets.svg?raw";

export function addSetsSprite(): void {
  addSprite("quarriors-sets", sets);
}

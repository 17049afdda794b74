import type { Rolled } from "../../lib/game";

const ROLLS = ["rolled", "rerolled", "drawn", "rolled-out", "quest-die"];

/** The name of a die ends in the number of its side; one that was drawn and not rolled has none. */
export const rolled: Rolled = ({ kind, data: { dice, die } }) => (ROLLS.includes(kind) ? [dice ?? die].flat().map(String).filter((name) => name.includes("#")) : []);

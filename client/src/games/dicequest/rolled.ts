import type { Rolled } from "../../lib/game";

const ROLLS = ["rolled", "rerolled", "die-rolled"];

export const rolled: Rolled = ({ kind, data: { dice } }) => (ROLLS.includes(kind) ? [dice].flat().map(String) : []);

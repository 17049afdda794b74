/** Several answers in a row as one: `go > attempt griffon-rescue`. What the rules answer by themselves, or do not ask, is
 *  left out on the way; where something else is asked, the rest is dropped. */
import type { Decision } from "../../lib/kernel";

const THEN = " > ";

export const joined = (...steps: readonly string[]) => steps.join(THEN);
export const stepsOf = (id: string) => id.split(THEN);

/** In which question an answer is meant: the same word may answer another one. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  attempt: ["quest"], send: ["party"], done: ["party", "token-dice"], die: ["token-dice", "rune-die"], roll: ["deploy"],
};

/** The next answer that fits the question, and what is left after it; null: none does. */
export function nextOf(left: readonly string[], { kind, options }: Decision): { answer: string; left: string[] } | null {
  const at = left.findIndex((step) => MEANT[step.split(" ")[0] ?? ""]?.includes(kind) && options.some(({ id }) => id === step));
  const answer = left[at];
  // A throw that is not the only thing to do is left to the player.
  if (answer === undefined || (answer === "roll" && options.length > 1)) return null;
  return { answer, left: left.slice(at + 1) };
}

/** Whether a question may be answered by itself, for those who want that. */
import type { Eyes } from "../../lib/live/table";

/** Only where there is one answer, and it is the safe one. While the last deed can still be taken back, the question is
 *  the moment to do so, and is left to the player. */
export function passesByItself({ decision, undo }: Pick<Eyes, "decision" | "undo">): boolean {
  return decision?.options.length === 1 && decision.options[0]?.id === decision.default && undo !== "free";
}

/** Digits: the cards of the hand by their places while a stack is built, else as at every table. Other keys lead through
 *  the story. */
import { isElsewhere, numberOf, press } from "../../lib/pieces/keys";
import type { Play } from "./play.svelte";

export function pressed(play: Play, event: KeyboardEvent): void {
  if (play.story.beat) return told(play, event);
  const n = numberOf(event);
  if (!n || !play.draft.building || play.choice) return press(play, event);
  const held = play.held[n - 1];
  if (held?.place === null) play.pickHeld(held);
}

/** While the story is told: arrows step, 0 and Escape end it. */
function told({ story }: Play, event: KeyboardEvent): void {
  if (isElsewhere(event)) return;
  if (event.key === "ArrowLeft") story.step(-1);
  else if (event.key === "ArrowRight") story.step(1);
  else if (event.key === "0" || event.key === "Escape") story.end();
  else return;
  event.preventDefault();
}

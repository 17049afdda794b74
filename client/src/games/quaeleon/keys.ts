/** Number keys: the cards left in the hand while a stack is built, else the options in their order; 0 is the call. */
import { goingOn } from "./offers";
import type { Play } from "./play.svelte";

export function pressed(play: Play, event: KeyboardEvent): void {
  const typed = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
  if (typed || event.ctrlKey || event.metaKey || event.altKey) return;
  if (play.story.beat) return told(play, event);
  if (!/^\d$/.test(event.key) || !play.decision) return;
  const { draft, decision } = play;
  const call = play.chosen ?? goingOn(decision, play.mine, draft.cards.length);
  const nth = Number(event.key) - 1;
  if (nth < 0) {
    if (call) play.act(call);
  } else if (draft.building) {
    const held = play.held.filter(({ place }) => place === null)[nth];
    if (held) play.place(held.card);
  } else {
    const option = decision.options.filter(({ id }) => id !== call)[nth];
    if (option) play.answer(option);
  }
}

/** While the story is told: arrows step, 0 and Escape end it. */
function told({ story }: Play, event: KeyboardEvent): void {
  if (event.key === "ArrowLeft") story.step(-1);
  else if (event.key === "ArrowRight") story.step(1);
  else if (event.key === "0" || event.key === "Escape") story.end();
  else return;
  event.preventDefault();
}

/** Number keys: 0 is the call, 1 to 9 are the options in their order. */
import { get } from "svelte/store";
import { settings } from "../settings";
import type { TablePlay } from "./play.svelte";

/** Whether a key is meant for something else: a field, a dialog, the browser. */
export function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typed = target instanceof Element && target.closest("input, textarea, select, dialog");
  return Boolean(typed) || ctrlKey || metaKey || altKey;
}

/** The number that was pressed; null for all else, and where number keys are not wanted. */
export function numberOf(event: KeyboardEvent): number | null {
  return get(settings).keys && !isElsewhere(event) && /^\d$/.test(event.key) ? Number(event.key) : null;
}

export function press(play: TablePlay, event: KeyboardEvent): void {
  const n = numberOf(event);
  if (n === null) return;
  // The small choice holds the focus as long as it is open.
  const choice = document.activeElement?.closest("[data-about]") ? play.choice : null;
  const call = play.chosen ?? play.call;
  const option = (choice ?? play.numbered)[n - 1];
  if (n === 0 && call && !choice) play.act(call);
  // The number of what is chosen already confirms it, as the call says.
  else if (option && option.id === play.chosen) play.act(option.id);
  else if (option && choice) play.take(option);
  else if (option) play.answer(option);
}

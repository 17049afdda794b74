/** The keys that answer: digits for the options in their order, 0 for the end, letters for what gives something away,
 *  Enter for the call. A key means the same as long as a question lasts. */
import { get } from "svelte/store";
import type { Option } from "../kernel";
import { settings } from "../settings";
import type { TablePlay } from "./play.svelte";

const DIGITS = "123456789";
const LETTERS = "abcdefghijklmnopqrstvwxyz";

/** By the id of an option; those beyond the last digit or letter have none. */
export function keysOf(options: readonly Option[], kindOf: (option: Option) => "digit" | "end" | "letter"): Map<string, string> {
  const keys = new Map<string, string>();
  const [end] = options.filter((option) => kindOf(option) === "end");
  const give = (found: readonly Option[], signs: string) => found.slice(0, signs.length).forEach(({ id }, n) => keys.set(id, signs[n] ?? ""));
  give(options.filter((option) => option !== end && kindOf(option) !== "letter"), DIGITS);
  give(options.filter((option) => kindOf(option) === "letter"), LETTERS);
  if (end) keys.set(end.id, "0");
  return keys;
}

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
  if (isElsewhere(event) || event.repeat) return;
  if (event.key === "Enter" || event.key === " ") return pressCall(play, event);
  if (!get(settings).keys) return;
  // An open choice owns the digits.
  if (play.choice) {
    const option = play.choice[Number(event.key) - 1];
    if (option) play.pick(option);
    return;
  }
  const option = play.decision?.options.find(({ id }) => play.keys.get(id) === event.key.toLowerCase());
  if (option && option.id === play.doubt?.option.id) play.act(option.id);
  else if (option) play.pick(option);
}

/** Enter does what is called for; a space throws. On a button they press that. */
function pressCall(play: TablePlay, event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("button, a, summary, [role=button]")) return;
  const meant = play.doubt?.option ?? play.call;
  if (!meant || (event.key === " " && !play.throws(meant))) return;
  event.preventDefault();
  play.act(meant.id);
}

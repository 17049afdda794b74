/** The rules know seats, people know names: "Seat 1 rolls 4" is told as "Juniper rolls 4", and to her as "You roll 4". */
import type { Decision, Event, Reason } from "../kernel";
import { t } from "../words/t";
import { toYou } from "./you";

export { botWords, namesOf } from "./called";

const ENGLISH = "You";

/** By seat. Whose name is "You" is spoken to. */
export function withNames(text: string, names: readonly string[]): string {
  // The rules speak English: in another language who is meant goes by that word alone.
  const me = t("you.name") === ENGLISH ? names.indexOf(ENGLISH) : -1;
  const told = me < 0 ? text : toYou(text, me);
  return told.replace(/\bseat (\d+)\b/gi, (whole, seat: string) => names[Number(seat)] || whole);
}

export function eventWithNames(event: Event, names: readonly string[]): Event {
  if (event.struck) return { ...event, struck: { ...event.struck, text: withNames(event.struck.text, names) } };
  const text = withNames(event.text, names);
  return text === event.text ? event : { ...event, text };
}

export function reasonWithNames(reason: Reason, names: readonly string[]): Reason {
  return { ...reason, text: withNames(reason.text, names) };
}

export function decisionWithNames(decision: Decision, names: readonly string[]): Decision {
  const options = decision.options.map((option) => ({ ...option, label: withNames(option.label, names) }));
  return { ...decision, prompt: withNames(decision.prompt, names), options };
}

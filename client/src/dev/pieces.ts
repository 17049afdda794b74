/** Things to show on the page of pieces. */
import type { Decision, Event, Option } from "../lib/kernel";

const option = (id: string, label: string): Option => ({ id, label, refs: [], rule: null });

export const MOVE: Decision = {
  seat: 0, kind: "move", prompt: "Move whom?", rule: "AQ-3.2", default: "b",
  options: [option("a", "Hroth: fight Dunmore"), option("b", "Osric: to the corner"), option("c", "Osric: turn into town"), option("d", "Karrow: to your gate")],
};
export const MOVE_NOTES: Record<string, string> = {
  a: "59% to win, then a curse", b: "4 + 1; may use a clover", c: "Upgrade or replace him", d: "Next 1, 2 or 3 enters the lair",
};
export const DONE: Decision = { seat: 0, kind: "tidy", prompt: "Your turn is done.", rule: "QC-10.2", default: "end", options: [option("end", "End the turn")] };

const event = (text: string, player: number | null, forced = false): Event => ({ kind: "told", data: { player }, forced, rule: "AQ-5.9", text });
export const EVENTS: Event[] = [
  event("You move Hroth onto the corner.", 0),
  event("Hroth fights Dunmore: 3 hits against 2.", 0),
  event("Juniper loses Dunmore, who goes back to the start.", 1),
  event("Old Bramble uses a clover.", 2),
  event("Hroth draws a curse.", 0, true),
];
export const THINGS = ["Hroth", "Dunmore", "Juniper", "Old Bramble"].map((name) => ({ name, ref: name }));

import { expect, it } from "vitest";
import { struckOut, type Event } from "../src/lib/kernel";
import { joinLines } from "../src/lib/lines";

const event = (kind: string, text: string, seat = 0): Event => ({ kind, text, data: { seat }, forced: false, rule: null });
const [curse, stalled, turn] = [event("curse", "A curse.", 1), event("stalled", "You wait."), event("turn", "Your turn.")];
const texts = (...events: Event[]) => joinLines(events, new Set(["curse"]), new Set(["turn"])).map(({ text }) => text);

it("what sets something off and what comes of it are one line", () => {
  expect(joinLines([curse, stalled], new Set(["curse"]))).toEqual([{ ...curse, text: "A curse: You wait." }]);
});

it("nothing comes of it where something else begins", () => {
  expect(texts(curse, turn)).toEqual(["A curse.", "Your turn."]);
});

it("two that set something off are two lines", () => {
  expect(texts(curse, curse, stalled)).toEqual(["A curse.", "A curse: You wait."]);
});

it("what was taken back stands alone", () => {
  const lines = joinLines(struckOut([curse, stalled, turn], [[1, 2]]), new Set(["curse"]));
  expect(lines.map(({ text, struck }) => struck ?? text)).toEqual(["A curse.", { kind: "stalled", text: "You wait." }, "Your turn."]);
});

it("the last one stands alone", () => {
  expect(texts(stalled, curse)).toEqual(["You wait.", "A curse."]);
});

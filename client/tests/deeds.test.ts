import { expect, it } from "vitest";
import type { Event } from "../src/lib/kernel";
import type { Told } from "../src/lib/telling/beats";
import type { TalkLine } from "../src/lib/wire";
import { entriesOf } from "../src/pages/table/deeds";

const told: Told = { doer: ({ data }) => data.seat as number, combats: new Set(), leads: new Set(["turn"]), follows: new Set(["glory"]), dice: () => [], pressed: [] };
const event = (text: string, rest: Partial<Event> = {}): Event => ({ kind: "deed", text, data: { seat: 1 }, forced: false, rule: null, ...rest });
const line = (at: number, rest: Partial<TalkLine>): TalkLine => ({ at, seat: 0, ...rest });
const shown = (events: Event[], talk: TalkLine[]) => entriesOf(events, {}, told, talk).map((entry) => ("deed" in entry ? entry.deed.text : entry.line.text));

it("what was said stands between the deeds", () => {
  expect(shown([event("one"), event("two")], [line(1, { text: "hello" }), line(2, { text: "oh", after: 1 }), line(3, { text: "well", after: 2 })])).toEqual(["hello", "one", "oh", "two", "well"]);
});

it("what is said of a deed that is not told yet comes last", () => {
  expect(shown([event("one")], [line(1, { text: "look", after: 9 })])).toEqual(["one", "look"]);
});

it("a sign is on its deed, by the number that all know it by", () => {
  const events = [event("mine alone", { private: true }), event("one"), event("two")];
  const entries = entriesOf(events, {}, told, [line(1, { phrase: "ouch", about: 1 }), line(2, { phrase: "ouch", about: 1, seat: 2 })]);
  expect(entries).toEqual([
    { key: "deed 0", deed: { number: 0, doer: 1, text: "one", signs: [] } },
    { key: "deed 1", deed: { number: 1, doer: 1, text: "two", signs: [{ phrase: "ouch", seats: [0, 2] }] } },
  ]);
});

it("what was taken back is no deed, and an old one stays only with its sign", () => {
  const events = [event("old"), event("", { kind: "struck" }), ...Array.from({ length: 30 }, (_, n) => event(`deed ${n}`))];
  expect(shown(events, [])).toHaveLength(20);
  expect(shown(events, [line(1, { phrase: "lucky", about: 0 })])[0]).toBe("old");
});

it("where no game is told there is only talk", () => {
  expect(entriesOf([], undefined, undefined, [line(1, { text: "hello" })])).toMatchObject([{ line: { text: "hello" } }]);
});

import { expect, it } from "vitest";
import { changed } from "../../src/lib/live/differences";
import cases from "./changes.json";

it.each(cases as { what: string; old: any; change: any; new: any }[])("a change: $what", ({ old, change, new: wanted }) => {
  const before = JSON.stringify(old);
  expect(changed(old, change)).toEqual(wanted);
  expect(JSON.stringify(old)).toBe(before);
});

it("leaves what has not changed the same object", () => {
  const old = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
  const now = changed(old, { c: { "1": { d: [3] } } }) as typeof old;
  expect([now.a === old.a, now.c[0] === old.c[0], now.c[1] === old.c[1]]).toEqual([true, true, false]);
});

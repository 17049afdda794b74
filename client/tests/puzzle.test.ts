/** Puzzles: what is remembered of them, and which one comes next. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteTry, read, triedOf } from "../src/pages/puzzle/solved";
import { dayAfter, puzzleBefore, today } from "../src/pages/puzzle/start";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
});
afterEach(() => vi.unstubAllGlobals());

it("what was solved once stays solved, and its day is kept", () => {
  noteTry("p", false, "2026-11-18");
  noteTry("p", true);
  noteTry("p", false);
  expect(triedOf("p")).toEqual({ solved: true, day: "2026-11-18" });
  expect(triedOf("q")).toBeNull();
});

it.each([null, "no JSON", "[]", "7", '{"p": 3, "q": {"solved": "yes", "day": ""}}'])("a strange storage holds nothing: %s", (text) => {
  expect(read(text)).toEqual({});
});

it("days are counted over the ends of months and years", () => {
  expect([dayAfter("2026-03-01", -1), dayAfter("2026-12-31", 1)]).toEqual(["2026-02-28", "2027-01-01"]);
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

it("the next one is the last of the game that is not solved", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const day = new URLSearchParams(path.split("?")[1]).get("day") ?? "";
    const puzzles = [{ id: `${day} a`, game: "angryquest", missed_by: [] }, { id: `${day} q`, game: "quarriors", missed_by: [] }];
    return Promise.resolve(new Response(JSON.stringify({ day, puzzles })));
  });
  noteTry("2026-11-17 q", true, "2026-11-17");
  noteTry("2026-11-16 q", false, "2026-11-16");
  expect(await puzzleBefore("2026-11-18", "quarriors")).toMatchObject({ day: "2026-11-16", puzzle: { id: "2026-11-16 q" } });
  expect(await puzzleBefore("2026-11-18", "chess")).toBeNull();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KEY, read, tokens } from "../../src/lib/live/tokens";

const TOKEN = `th_${"b".repeat(43)}`;
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("what is kept for a table is found again, the newest first", () => {
  tokens.keep("one", TOKEN, "Ann", "quarriors");
  tokens.keep("two", TOKEN, "Ann", "angryquest", [1]);
  expect(tokens.all().map(({ table }) => table)).toEqual(["two", "one"]);
  expect(tokens.forTable("two")).toMatchObject({ token: TOKEN, name: "Ann", game: "angryquest", seats: [1] });
});

it("a table is kept once", () => {
  tokens.keep("one", TOKEN, "Ann", "quarriors");
  tokens.keep("one", TOKEN, "Bea", "quarriors");
  expect(tokens.all().map(({ name }) => name)).toEqual(["Bea"]);
});

it("a table that is forgotten is gone", () => {
  tokens.keep("one", TOKEN, "Ann", "quarriors");
  tokens.forget("one");
  expect(tokens.forTable("one")).toBeNull();
});

it("how far the talk of a table was heard is remembered", () => {
  tokens.keep("one", TOKEN, "Ann", "quarriors");
  tokens.noteHeard("one", 12.5);
  expect(tokens.forTable("one")?.heard).toBe(12.5);
});

it("the last name is remembered", () => {
  tokens.keep("one", TOKEN, "Ann", "quarriors");
  expect(tokens.lastName()).toBe("Ann");
});

it.each([null, "", "nonsense", "{}", "7", '[null, 3, {"table": "x"}, {"table": "x", "token": "th_short"}]'])("a storage that holds %j is read as nothing", (text) => {
  expect(read(text)).toEqual([]);
});

it("what is strange in an entry is left out, and the rest is kept", () => {
  expect(read(JSON.stringify([{ table: "x", token: TOKEN, name: 7, seats: [1, "2"], answers: { 0: 5, 1: "x" } }]))).toEqual([
    { table: "x", token: TOKEN, name: "", game: "", seats: [1], answers: { 0: 5 }, heard: 0, promise: "", seeds: [], mixed: "", at: 0 },
  ]);
});

it("a browser that keeps nothing says so, and knows the token until the page is closed", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("closed");
  });
  expect(tokens.keep("one", TOKEN, "Ann", "quarriors")).toBe(false);
  expect(tokens.forTable("one")?.token).toBe(TOKEN);
});

it("only so many tables are kept that the storage is never full of them", () => {
  for (let i = 0; i < 310; i++) tokens.keep(`t${i}`, TOKEN, "", "");
  expect(JSON.parse(localStorage.getItem(KEY) ?? "[]")).toHaveLength(300);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, newId, newSeed, patiently, Refusal, Unreachable } from "../../src/lib/live/api";

let answers: (Response | Error)[];
const fetched = vi.fn((_path: string, _wanted: RequestInit) => {
  const answer = answers.shift() as Response | Error;
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
});
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a token goes into the header and nowhere else", async () => {
  answers = [json({ table: "x", commitment: "c" })];
  await api.foundTable("th_t", { game: "quarriors", seats: 2 });
  const [path, wanted] = fetched.mock.calls[0] ?? [];
  expect([path, wanted?.headers, wanted?.body]).toEqual([
    "/api/tables",
    { authorization: "Bearer th_t", "content-type": "application/json" },
    '{"game":"quarriors","seats":2}',
  ]);
});

describe("what goes wrong", () => {
  it("is a refusal when the server says no", async () => {
    answers = [json({ is: "refused", id: "", code: "taken", reason: "seat 1 is taken", rule: null }, 409)];
    await expect(api.command("x", "th_t", { do: "start" })).rejects.toEqual(new Refusal("taken", "seat 1 is taken"));
  });

  it("is 'unreachable' when there is no network, or somebody else answers", async () => {
    answers = [new TypeError("failed"), new Response("<h1>Bad gateway</h1>", { status: 502 })];
    await expect(api.games()).rejects.toBeInstanceOf(Unreachable);
    await expect(api.games()).rejects.toBeInstanceOf(Unreachable);
  });

  it("sends a command again with the same id", async () => {
    answers = [new TypeError("lost"), json({ is: "done", id: "x" })];
    const done = api.command("x", "th_t", { do: "start" });
    await vi.advanceTimersByTimeAsync(600);
    await done;
    const bodies = fetched.mock.calls.map(([, wanted]) => wanted.body);
    expect(bodies[0]).toBe(bodies[1]);
  });

  it("is waited out by the patient", async () => {
    answers = [new TypeError("lost"), new TypeError("lost"), json({ games: [] })];
    const games = patiently(api.games);
    await vi.advanceTimersByTimeAsync(600 + 1200);
    expect(await games).toEqual({ games: [] });
  });
});

it("ids and seeds are texts that the server takes, never the same twice", () => {
  const drawn = [newId(), newId(), newSeed(), newSeed()];
  expect(drawn.every((text) => /^[A-Za-z0-9_-]{16,64}$/.test(text))).toBe(true);
  expect(new Set(drawn).size).toBe(4);
});

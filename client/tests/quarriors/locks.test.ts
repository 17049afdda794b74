// @vitest-environment jsdom
/** The locked place: what lies there, what it costs to free it, and what is done with it. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { faceOf } from "../../src/games/quarriors/faces";
import { follow, NOBODY } from "../../src/games/quarriors/identity";
import { dieOf, meant } from "../../src/games/quarriors/offers";
import { faceWords } from "../../src/games/quarriors/pieces/face";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import type { LockedDie, View } from "../../src/games/quarriors/view";
import type { Decision } from "../../src/lib/kernel";
import { SEAT_INKS } from "../../src/lib/look/inks";
import { at, clear, completePage, lay } from "../page";
import { readyDie, seat, view } from "./mat";

const known = fixture.catalogue as unknown as Catalogue;
const dice = { ...known.dice, "frost-howler": { name: "Frost Howler", kind: "creature", count: 5, faces: ["q1", "q2", "lock", "c1/3/4", "c2/5/5*", "c3/6/7**"] } };
const catalogue: Catalogue = { ...known, dice };

function howler(of: number, unlock: (number | null)[]): LockedDie {
  return { ...readyDie(`locked:${of}`, "frost-howler#3"), now: false, unlock, freed: { paid: null } };
}
const table = view(seat({ locked: null, active: ["frost-howler#3"] }), seat({ locked: howler(1, [2, 3]) }), { wilds: { "frost-howler": 2 } });
const option = (id: string, ...refs: string[]) => ({ id, label: id, refs, forced: false });
const decision = (...options: ReturnType<typeof option>[]) => ({ seat: 0, kind: "act", prompt: "Act", rule: null, options: [...options, option("next")] }) as unknown as Decision;

function sit(asked: Decision, shown: View = table) {
  const act = vi.fn();
  const why = vi.fn(() => Promise.resolve({ text: "Too dear.", rule: "QL-9" }));
  lay(Table, { view: shown, decision: asked, events: [], act, why, undo: null, seat: 0, people: SEAT_INKS.slice(0, 2).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink })), catalogue });
  return { act, why };
}
const mine = () => document.querySelector<HTMLElement>('[data-part="locked"]');

beforeAll(completePage);
afterEach(clear);

it("a lock face is read and said with its bursts", () => {
  expect(faceOf("lock**")).toEqual({ kind: "lock", bursts: 2 });
  expect(["lock", "lock*"].map((code) => faceWords(faceOf(code)))).toEqual(["lock", "lock, 1 burst"]);
});

it("a table without locks has no place for them, one with locks an empty place", () => {
  sit(decision(), view(seat(), seat()));
  expect(mine()).toBeNull();
  clear();
  sit(decision());
  expect(mine()?.textContent).toContain("No die is locked");
});

it("a die of another is freed where it lies, at the price it has for me", () => {
  const { act } = sit(decision(option("unlock frost-howler#3@1", "locked:1"), option("lock frost-howler#3", "active:0:frost-howler#3")));
  at("locked:1")?.click();
  flushSync();
  const call = document.querySelector<HTMLElement>('[data-part="call"] button');
  expect(call?.textContent).toContain("Free Howler");
  expect(call?.querySelector('[aria-label*="2"]')).not.toBeNull();
  call?.click();
  expect(act).toHaveBeenCalledWith("unlock frost-howler#3@1");
});

it("what a new lock does to the old die is said before", () => {
  const shown = view(seat({ locked: howler(0, [null, 2]), active: ["frost-howler#3"] }), seat({ locked: null }), { wilds: { "frost-howler": 2 } });
  sit(decision(option("lock frost-howler#3", "active:frost-howler#3")), shown);
  expect(mine()?.textContent).toContain("would be spent");
  clear();
  sit(decision(), shown);
  expect(mine()?.textContent).toContain("not to be bought free");
});

it("the price of a locked die is told with all about it", async () => {
  sit(decision());
  at("locked:1")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Who pays 2 in their own turn sets it free."));
});

it("a press on what is not on offer asks why", () => {
  expect(meant(table, catalogue, decision(), "locked:1")).toBe("unlock frost-howler#3@1");
  expect(meant(table, catalogue, decision(), "locked:0")).toBeNull();
  expect(meant(table, catalogue, decision(), "active:frost-howler#3")).toBe("lock frost-howler#3");
  expect(dieOf(table, "locked:1")).toBe("frost-howler#3");
});

it("a die keeps its identity from the pool to the locked place", () => {
  const before = follow(NOBODY, view(seat({ locked: null, active: ["frost-howler#3"] })));
  const after = follow(before, view(seat({ locked: howler(0, [2]), active: [] })));
  expect(after.known.map(({ key, zone }) => [key, zone])).toEqual([[before.known[0]?.key, "locked"]]);
});

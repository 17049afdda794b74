// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Person } from "../src/lib/game";
import { api } from "../src/lib/live/api";
import type { Visit } from "../src/lib/live/visit";
import type { GameCard, TableCard } from "../src/lib/wire";
import ResultSheet from "../src/pages/table/ResultSheet.svelte";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(clear);

const character = (level: string, name: string) => ({ level, name, plays: "", suits: "", strength: "", wins: null });
const GAME = { name: "duel", title: "Duel", summary: "", seats: [2, 2], minutes: [1, 2], options: [], bots: ["novice", "skilled"], usual: "skilled", presets: [], lessons: [], hidden: false, rule_prefixes: [], opponents: [character("novice", "Rosa Goblin"), character("skilled", "Aunt Nettle")] } satisfies GameCard;
const CARD = { table: "t", game: "duel", status: "over", seats: [{ kind: "person" }, { kind: "bot", bot: "skilled" }], result: null, rematch: null, take_backs: 0, lesson: "first" } as unknown as TableCard;
const people = [{ name: "Ann", ink: "rose" }, { name: "Aunt Nettle", ink: "green", bot: true, level: "skilled" }] as unknown as Person[];

const press = (words: string) => {
  [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(words))?.click();
  flushSync();
};

function laid() {
  vi.spyOn(api, "course").mockRejectedValue(new Error("no course"));
  const rematch = vi.fn().mockResolvedValue(null);
  lay(ResultSheet, { open: true, visit: { token: "th_", rematch } as unknown as Visit, card: CARD, game: GAME, people, mine: [0], together: false, ending: "", onclose: vi.fn() });
  return rematch;
}

it("another game is against the same bot", () => {
  const rematch = laid();
  expect(document.querySelector("[data-part='next']")?.textContent).toContain("Aunt Nettle");
  press("Another game");
  expect(rematch).toHaveBeenCalledWith(null);
});

it("or against somebody else, who is chosen by name", () => {
  const rematch = laid();
  press("Somebody else");
  document.querySelector<HTMLInputElement>("[data-part='who-sits'] input[value='novice']")?.click();
  flushSync();
  press("Rosa Goblin sits down");
  expect(document.querySelector("[data-part='next']")?.textContent).toContain("Rosa Goblin");
  press("Another game");
  expect(rematch).toHaveBeenCalledWith("novice");
});

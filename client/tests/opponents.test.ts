// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { namesOf } from "../src/lib/live/called";
import WhoSits from "../src/lib/opponents/WhoSits.svelte";
import Opponent from "../src/lib/pieces/Opponent.svelte";
import Portrait from "../src/lib/pieces/Portrait.svelte";
import type { GameCard, SeatCard } from "../src/lib/wire";
import Chairs from "../src/pages/setup/Chairs.svelte";
import type { SeatPlan } from "../src/pages/setup/plan";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(clear);

const ROSA = { level: "novice", name: "Rosa Goblin", plays: "Plays plainly.", suits: "Children.", strength: "How strong it is here was not measured yet.", wins: null };
const OTHER = { level: "other", name: "", plays: "", suits: "", strength: "Won 71 % of 400 games of two.", wins: 0.71 };
const GAME = { name: "duel", title: "Duel", summary: "", seats: [2, 2], minutes: [1, 2], options: [], bots: ["novice", "other"], usual: "other", presets: [], lessons: [], hidden: false, rule_prefixes: [], opponents: [ROSA, OTHER] } satisfies GameCard;
const bot = (level: string): SeatCard => ({ kind: "bot", bot: level }) as SeatCard;

it("the first bot of a level goes by the name of its character", () => {
  expect(namesOf({ seats: [bot("novice"), bot("champion")] })).toEqual(["Rosa Goblin", "Vermilion"]);
});

it("others of a level have names of the house, and so has one of a table of before", () => {
  const [first, ...more] = namesOf({ seats: [bot("skilled"), bot("skilled"), bot("heuristic")] });
  expect(first).toBe("Aunt Nettle");
  expect(new Set(more).size).toBe(2);
  expect(more).not.toContain("Aunt Nettle");
});

it("an opponent is drawn, named, and told of with its strength", () => {
  lay(Opponent, { bot: ROSA });
  const told = document.querySelector("[data-part='opponent']");
  expect(told?.textContent?.replace(/\s+/g, " ").trim()).toBe("Rosa Goblin novice Plays plainly. How strong it is here was not measured yet.");
  expect(told?.querySelector("path")).not.toBeNull();
});

it("every level has a portrait of its own, and what is no level the sign of a bot", () => {
  const cuts = ["novice", "skilled", "expert", "champion"].map((level) => {
    clear();
    lay(Portrait, { level });
    return document.querySelector("path")?.getAttribute("d");
  });
  expect(new Set(cuts).size).toBe(4);
  clear();
  lay(Portrait, { level: "heuristic" });
  expect(document.querySelector("use")?.getAttribute("href")).toBe("#i-bot");
});

it("who sits is chosen with a look at how strong each is, and never by a figure that was not measured", () => {
  const onseat = vi.fn();
  lay(WhoSits, { title: "Who sits?", game: GAME, now: "other", onseat, onclose: vi.fn() });
  const [rosa, other] = document.querySelectorAll("[data-part='who-sits'] label");
  expect(rosa?.textContent).toContain("not measured yet");
  expect(rosa?.textContent).not.toMatch(/\d ?%/);
  expect(other?.textContent).toContain("71%");
  rosa?.querySelector("input")?.click();
  flushSync();
  [...document.querySelectorAll("button")].find((each) => each.textContent?.includes("Rosa Goblin sits down"))?.click();
  expect(onseat).toHaveBeenCalledWith("novice");
});

it("a surprise is another one", () => {
  const onseat = vi.fn();
  lay(WhoSits, { title: "Who sits?", game: GAME, now: "other", onseat, onclose: vi.fn() });
  [...document.querySelectorAll("button")].find((each) => each.textContent?.includes("Surprise me"))?.click();
  flushSync();
  expect(document.querySelector("dialog .go")?.textContent).toContain("Rosa Goblin");
});

it("a chair offers every level of the game with its name", () => {
  const onchange = vi.fn();
  const seats: SeatPlan[] = [{ kind: "me" }, { kind: "bot", bot: "other" }];
  lay(Chairs, { game: GAME, seats, name: "", onname: vi.fn(), onchange });
  const chair = document.querySelectorAll("select")[1];
  if (!chair) throw new Error("no chair");
  expect([...chair.options].map(({ text }) => text)).toEqual(expect.arrayContaining(["Bot: Rosa Goblin, novice", "Bot: other"]));
  chair.value = "bot novice";
  chair.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(onchange).toHaveBeenCalledWith([{ kind: "me" }, { kind: "bot", bot: "novice" }]);
});

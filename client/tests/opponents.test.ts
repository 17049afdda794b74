// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { namesOf } from "../src/lib/live/called";
import Opponent from "../src/lib/pieces/Opponent.svelte";
import Portrait from "../src/lib/pieces/Portrait.svelte";
import type { GameCard, SeatCard } from "../src/lib/wire";
import Chairs from "../src/pages/setup/Chairs.svelte";
import type { SeatPlan } from "../src/pages/setup/plan";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(clear);

const PIP = { level: "novice", name: "Pip", plays: "Plays plainly.", strength: "How strong it is here was not measured yet." };
const bot = (level: string): SeatCard => ({ kind: "bot", bot: level }) as SeatCard;

it("the only bot of a level goes by the name of its character", () => {
  expect(namesOf({ seats: [bot("novice"), bot("champion")] })).toEqual(["Pip", "Corvin"]);
});

it("several of one level have names of the house, and so has one of a table of before", () => {
  const names = namesOf({ seats: [bot("skilled"), bot("skilled"), bot("heuristic")] });
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain("Marten");
});

it("an opponent is drawn, named, and told of with its strength", () => {
  lay(Opponent, { bot: PIP });
  const told = document.querySelector("[data-part='opponent']");
  expect(told?.textContent?.replace(/\s+/g, " ").trim()).toBe("Pip novice Plays plainly. How strong it is here was not measured yet.");
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

it("a chair offers every level of the game with its name", () => {
  const game = { name: "duel", title: "Duel", summary: "", seats: [2, 2], minutes: [1, 2], options: [], bots: ["novice", "other"], usual: "other", presets: [], lessons: [], hidden: false, rule_prefixes: [], opponents: [PIP, { level: "other", name: "", plays: "", strength: "" }] } satisfies GameCard;
  const onchange = vi.fn();
  const seats: SeatPlan[] = [{ kind: "me" }, { kind: "bot", bot: "other" }];
  lay(Chairs, { game, seats, name: "", onname: vi.fn(), onchange });
  const chair = document.querySelectorAll("select")[1];
  if (!chair) throw new Error("no chair");
  expect([...chair.options].map(({ text }) => text)).toEqual(expect.arrayContaining(["Bot: Pip, novice", "Bot: other"]));
  chair.value = "bot novice";
  chair.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(onchange).toHaveBeenCalledWith([{ kind: "me" }, { kind: "bot", bot: "novice" }]);
});

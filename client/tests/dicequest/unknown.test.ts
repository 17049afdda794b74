// @vitest-environment jsdom
/** Dice, symbols, wounds, cards, decks, phases, events and questions that this client has not drawn. */
import { flushSync, type ComponentProps } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Gallery from "../../src/games/dicequest/Gallery.svelte";
import { lookOf } from "../../src/games/dicequest/looks";
import fixture from "../../src/games/dicequest/samples.json";
import { eachOf, eachWound, inWords, metOf, woundWords } from "../../src/games/dicequest/signs";
import Table from "../../src/games/dicequest/Table.svelte";
import { clear, completePage, lay } from "../page";
import { choose, drawsWhatItDoesNotKnow, IN_WORDS, openAll, sit, STRANGE, type Fixture, type Sample } from "../strange";

type Catalogue = ComponentProps<typeof Gallery>["catalogue"];
type View = ComponentProps<typeof Table>["view"];
const { samples, catalogue } = fixture as unknown as Fixture<Catalogue>;
const at = (moment: string) => structuredClone(samples[moment]) as Sample<View>;
const told = () => document.body.textContent ?? "";
const labels = () => [...document.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));

beforeAll(() => {
  completePage();
  vi.useFakeTimers();
});
afterAll(() => vi.useRealTimers());
afterEach(clear);

describe("the table draws", () => drawsWhatItDoesNotKnow(Table, fixture as unknown as Fixture));

it("unknown symbols and wounds are counted and named after the others", () => {
  const need = { [STRANGE]: 2, sword: 1 } as never;
  expect([eachOf(need), inWords(need)]).toEqual([["sword", STRANGE, STRANGE], `1 sword, 2 ${IN_WORDS}`]);
  expect(metOf(need, { [STRANGE]: 1 } as never).map(({ met }) => met)).toEqual([true, true, false]);
  const wounds = { light: 0, deadly: 0, unblockable: 0, [STRANGE]: 1 } as never;
  expect([eachWound(wounds), woundWords(wounds)]).toEqual([[STRANGE], `1 ${IN_WORDS}`]);
});

it("a card without a drawing shows its back", () => {
  expect(lookOf(catalogue, "item", STRANGE).glyph).toBe("dq-back");
});

it("a die of an unknown colour, with an unknown symbol, is square and named", () => {
  const sample = at("combat");
  sample.view.challenge?.unlocked.push({ die: `${STRANGE}:2cog`, gives: { cog: 2 } as never });
  sit(Table, sample, catalogue);
  openAll();
  expect(labels()).toContain(`${IN_WORDS} die: 2 Cog`);
});

it("an unknown item, hero and source of points are named", async () => {
  const sample = at("tavern");
  sample.view.seats[0]?.backpack.push(STRANGE);
  sample.view.next_hero = "iron-nun";
  for (const seat of sample.view.seats) Object.assign(seat.points_from, { "good-looks": 4 });
  sit(Table, sample, catalogue);
  openAll();
  for (const tab of document.querySelectorAll<HTMLElement>(".side .tabs button")) if (tab.textContent === "Points") tab.click();
  flushSync();
  await vi.waitFor(() => expect(told()).toContain("Good looks")); // the comparison is loaded when it is wanted
  for (const words of [IN_WORDS, "Iron nun"]) expect(told()).toContain(words);
});

it("an unknown phase is named in the head of the table", () => {
  const sample = at("tavern");
  sit(Table, { ...sample, view: { ...sample.view, phase: STRANGE } }, catalogue);
  expect(document.querySelector("header [aria-current=step]")?.textContent).toContain(IN_WORDS);
});

it("events of unknown kinds, and known ones that say less, are told in words", () => {
  const sample = at("tavern");
  const event = (kind: string) => ({ kind, text: `It was ${kind}.`, data: {}, forced: false, rule: null });
  sample.events.push(event(STRANGE), event("rolled"));
  sit(Table, sample, catalogue);
  expect(told()).toContain(`It was ${STRANGE}.`);
});

it.each(["wind-up spring", "use clockwork-titan", "sing"])("the unknown option %s of an unknown question is listed and can be pressed", (id) => {
  const sample = at("tavern");
  const options = [id, "next"].map((each) => ({ id: each, label: `Do ${each}`, refs: ["workshop:bench"], rule: null }));
  const { act } = sit(Table, { ...sample, decision: { seat: 0, kind: STRANGE, prompt: "What now?", rule: null, default: "next", options } }, catalogue);
  choose(`Do ${id}`);
  expect(told()).toContain("What now?");
  expect(act).toHaveBeenCalledWith(id);
});

it("the gallery has shelves for decks and acts that it does not know", () => {
  const [item] = Object.values(catalogue.items);
  const [slug, quest] = Object.entries(catalogue.quests)[0] ?? ["", undefined];
  const challenges = { ...catalogue.challenges, [STRANGE]: { ...catalogue.challenges[slug], name: IN_WORDS, act: 4 } };
  const changed = { ...catalogue, items: { spring: { ...item, name: "Spring", deck: "clock-parts", kind: "wind-up" } }, challenges, quests: { [STRANGE]: quest } };
  lay(Gallery, { catalogue: changed as unknown as Catalogue, cards: [] });
  for (const words of ["Clock parts", "Wind up", "Quests, act 4", IN_WORDS]) expect(told()).toContain(words);
});

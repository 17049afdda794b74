// @vitest-environment jsdom
/** Cards, values, jobs, places, events and questions that this client has not drawn. */
import { flushSync, type ComponentProps } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Gallery from "../../src/games/quaeleon/Gallery.svelte";
import { lookOf } from "../../src/games/quaeleon/looks";
import fixture from "../../src/games/quaeleon/samples.json";
import Table from "../../src/games/quaeleon/Table.svelte";
import { changeSign, changeWords, statWords, worksWords } from "../../src/games/quaeleon/words";
import { clear, completePage, lay } from "../page";
import { choose, drawsWhatItDoesNotKnow, IN_WORDS, openAll, sit, STRANGE, type Fixture, type Sample } from "../strange";

type Catalogue = ComponentProps<typeof Gallery>["catalogue"];
type View = ComponentProps<typeof Table>["view"];
const { samples, catalogue } = fixture as unknown as Fixture<Catalogue>;
const at = (moment: string) => structuredClone(samples[moment]) as Sample<View>;
const told = () => document.body.textContent ?? "";
const labels = () => [...document.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));

// Each draws a whole table and opens all that it tells: slow where the cores are shared.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => {
  completePage();
  vi.useFakeTimers();
});
afterAll(() => vi.useRealTimers());
afterEach(clear);

describe("the table draws", () => drawsWhatItDoesNotKnow(Table, fixture as unknown as Fixture));

it("an unknown card has the picture of the backs, no job of the box, and its name", () => {
  expect(lookOf({ number: 99, name: IN_WORDS })).toEqual({ job: "other", ink: "stone", glyph: "kq-67", short: IN_WORDS });
});

it("unknown values, changes and times are said plainly", () => {
  expect(statWords("luck" as never, 3)).toBe("Luck 3");
  expect([changeSign({ stat: "attack", op: "swap", n: 2 } as never), changeWords({ stat: "luck", op: "add", n: 2 } as never)]).toEqual(["Swap 2", "+2 Luck"]);
  expect(worksWords("at-dawn" as never)).toBe("At dawn");
});

it("an unknown card in the hand can be placed", () => {
  const sample = at("build");
  sample.view.seats[0]?.hand?.push(STRANGE);
  sample.decision?.options.push({ id: `stack ${STRANGE}`, label: "Place it", refs: [`hand:${STRANGE}`], rule: null });
  const { act } = sit(Table, sample, catalogue);
  for (let press = 0; press < 2; press++) {
    document.querySelector<HTMLElement>(`[data-ref="hand:${STRANGE}"] button`)?.click();
    flushSync();
  }
  expect(labels()).toContain(IN_WORDS);
  expect(act).toHaveBeenCalledWith(`stack ${STRANGE}`);
});

it("an unknown card is named in the pool, in a stack, and where it may be", () => {
  const sample = at("aim");
  sample.view.pool.push(STRANGE);
  sample.view.known.push({ card: STRANGE, places: ["attic:1"] });
  sit(Table, sample, catalogue);
  openAll();
  expect(labels()).toContain(IN_WORDS);
  expect(told()).toContain(`${IN_WORDS}: Attic`);
});

it("events of unknown kinds, and known ones that say less, are told in words", () => {
  const sample = at("aim");
  const event = (kind: string) => ({ kind, text: `It was ${kind}.`, data: {}, forced: false, rule: null });
  sample.events.push(...[STRANGE, "set", "revealed", "turn", "tie", "attack", "out", "returned", STRANGE].map(event));
  sit(Table, sample, catalogue);
  openAll();
  expect(told()).toContain(`It was ${STRANGE}.`);
});

it.each(["sing", "burn clockwork-titan", "seat 9"])("the unknown option %s of an unknown question is listed and can be pressed", (id) => {
  const sample = at("aim");
  const options = [id, "a", "b", "c", "d"].map((each) => ({ id: each, label: `Do ${each}`, refs: ["attic:chest"], rule: null }));
  const { act } = sit(Table, { ...sample, decision: { seat: 0, kind: STRANGE, prompt: "What now?", rule: null, default: id, options } }, catalogue);
  choose(`Do ${id}`);
  expect(told()).toContain("What now?");
  expect(act).toHaveBeenCalledWith(id);
});

it("the gallery shows a card that it does not know", () => {
  const [facts] = Object.values(catalogue.cards);
  lay(Gallery, { catalogue: { cards: { [STRANGE]: { ...facts, number: 99, name: IN_WORDS, works: "at-dawn" } } as never }, cards: [] });
  expect(told()).toContain(IN_WORDS);
  expect(told()).toContain("At dawn");
});

// @vitest-environment jsdom
/** Characters, monsters, attributes, spaces, events and questions that this client has not drawn. */
import { flushSync, type ComponentProps } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { glyphOf, inkOf, monsterDrawing, seatInks, shortOf } from "../../src/games/angryquest/cast";
import Gallery from "../../src/games/angryquest/Gallery.svelte";
import fixture from "../../src/games/angryquest/samples.json";
import Table from "../../src/games/angryquest/Table.svelte";
import { clear, completePage, lay } from "../page";
import { drawsWhatItDoesNotKnow, IN_WORDS, openAll, sit, STRANGE, type Fixture, type Sample } from "../strange";

type Catalogue = ComponentProps<typeof Gallery>["catalogue"];
type View = ComponentProps<typeof Table>["view"];
const { samples, catalogue } = fixture as unknown as Fixture<Catalogue>;
const at = (moment: string) => structuredClone(samples[moment]) as Sample<View>;
const told = () => document.body.textContent ?? "";

beforeAll(() => {
  completePage();
  vi.useFakeTimers();
});
afterAll(() => vi.useRealTimers());
afterEach(clear);

// A whole board in jsdom takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

// Where a space lies is a number, written as a text.
describe("the table draws", () => drawsWhatItDoesNotKnow(Table, fixture as unknown as Fixture, [".catalogue.board.*.x", ".catalogue.board.*.y"]));

it("nobody else's name or face is borrowed", () => {
  expect([shortOf(STRANGE), glyphOf(STRANGE), monsterDrawing(STRANGE)]).toEqual([IN_WORDS, "pawn", { glyph: "pawn", ink: "stone" }]);
});

it("a corner of an unknown colour is stone, and its player gets a free ink", () => {
  expect(inkOf("mauve" as never)).toBe("stone");
  expect(seatInks({ seats: [{ colour: "green" }, { colour: "mauve" }] as never })).toEqual(["green", "rose"]);
});

it("an unknown character has a name, its values and its place", () => {
  const sample = at("move");
  const fighter = sample.view.seats[0]?.team[0];
  Object.assign(fighter ?? {}, { character: STRANGE, at: "the-moon" });
  Object.assign(fighter?.values ?? {}, { "steam-power": 7 });
  sit(Table, sample, catalogue);
  openAll();
  expect(told()).toContain(IN_WORDS);
  expect(told()).toContain("The moon");
  expect(told()).toContain("Steam power");
});

it("an unknown monster has a name", () => {
  const sample = at("assault-4");
  sit(Table, { ...sample, view: { ...sample.view, monster: STRANGE } }, catalogue);
  expect(told()).toContain("titan");
});

it("events of unknown kinds, and known ones that say less, are told in words", () => {
  const sample = at("move");
  const event = (kind: string) => ({ kind, text: `It was ${kind}.`, data: {}, forced: false, rule: null });
  sample.events.push(event("turn"), event(STRANGE), event("upgrade"), event("assault"), event("combat-won"), event("doom-roll"));
  sit(Table, sample, catalogue);
  document.querySelector<HTMLElement>(".btn:has([href='#i-log'])")?.click();
  flushSync();
  expect(told()).toContain(`It was ${STRANGE}.`);
});

it.each([`move ${STRANGE} the-moon`, "use steam", "upgrade steam", "split all", `attack ${STRANGE} steam`, "sing"])("the option %s of an unknown question is listed and can be pressed", (id) => {
  const sample = at("move");
  const options = [id, "pass"].map((each) => ({ id: each, label: `Do ${each}`, refs: [STRANGE, "the-moon"], rule: null }));
  const { act } = sit(Table, { ...sample, decision: { seat: 0, kind: STRANGE, prompt: "What now?", rule: null, default: "pass", options } }, catalogue);
  document.querySelector<HTMLElement>(".option")?.click();
  flushSync();
  // What cannot be taken back is confirmed by the call.
  if (!act.mock.calls.length) document.querySelector<HTMLElement>(".call button")?.click();
  expect(told()).toContain("What now?");
  expect(act).toHaveBeenCalledWith(id);
});

it("the gallery shows who is not drawn", () => {
  const [someone] = Object.values(catalogue.characters);
  lay(Gallery, { catalogue: { ...catalogue, characters: { [STRANGE]: { ...someone, name: IN_WORDS, values: { ...someone?.values, steam: 1 } } } as never }, cards: [] });
  expect(told()).toContain(IN_WORDS);
  expect(told()).toContain("Steam");
});

// @vitest-environment jsdom
/** A later set brings dice, faces, cards, zones, phases, events and questions that this client has not drawn. */
import type { ComponentProps } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { faceOf } from "../../src/games/quarriors/faces";
import Gallery from "../../src/games/quarriors/Gallery.svelte";
import { faceWords } from "../../src/games/quarriors/pieces/face";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import { clear, completePage, lay } from "../page";
import { choose, drawsWhatItDoesNotKnow, IN_WORDS, sit, STRANGE, type Fixture, type Sample } from "../strange";
import { event } from "./mat";

type Catalogue = ComponentProps<typeof Gallery>["catalogue"];
type View = ComponentProps<typeof Table>["view"];
const { samples, catalogue } = fixture as unknown as Fixture<Catalogue>;
const ready = () => structuredClone(samples.ready) as Sample<View>;
const told = () => document.body.textContent ?? "";
const labels = () => [...document.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));

beforeAll(() => {
  completePage();
  vi.useFakeTimers();
});
afterAll(() => vi.useRealTimers());
afterEach(clear);

describe("the table draws", () => drawsWhatItDoesNotKnow(Table, fixture as unknown as Fixture));

it.each(["e2", "q1&q1&d1", "c1/2", "q1*2", ""])("the face %j is shown by its code", (code) => {
  expect(faceOf(code)).toEqual({ kind: "plain", text: code });
  expect(faceWords(faceOf(code))).toBe(code);
});

it("an unknown die is a blank one with its name and the number of its face", () => {
  const sample = ready();
  sample.view.seats[0]?.active.push(`${STRANGE}#9`);
  sit(Table, sample, catalogue);
  expect(labels()).toContain(`${IN_WORDS}: 9`);
  expect(document.querySelector('[href="#blank"]')).not.toBeNull();
});

it("an unknown card of an unknown kind lies in the Wilds, and can be captured there", () => {
  const sample = structuredClone(samples.capture) as Sample<View>;
  const [first] = sample.view.wilds;
  sample.view.wilds.push({ ...first, ref: `wilds:${STRANGE}`, die: STRANGE, card: `${STRANGE}/Huge`, kind: "engine" } as never);
  sample.decision?.options.push({ id: `capture ${STRANGE}`, label: "Capture it", refs: [`wilds:${STRANGE}`], rule: null });
  const { act } = sit(Table, sample, catalogue);
  const card = document.querySelector<HTMLElement>(`[data-ref="wilds:${STRANGE}"] button`);
  card?.click();
  card?.click();
  expect(act).toHaveBeenCalledWith(`capture ${STRANGE}`);
  expect(told()).toContain(IN_WORDS);
});

it("an unknown phase is named in the head of the table", () => {
  const sample = ready();
  sit(Table, { ...sample, view: { ...sample.view, phase: STRANGE } }, catalogue);
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain(IN_WORDS);
});

it("an unknown zone has its name and its dice", () => {
  const sample = ready();
  Object.assign(sample.view.seats[0] ?? {}, { "clockwork-vault": ["quake-dragon#4", "quake-dragon#4"], [STRANGE]: { portal: 2 }, energy: 3 });
  sit(Table, sample, catalogue);
  expect(told()).toContain("Clockwork vault");
  expect(told()).toContain(IN_WORDS);
});

it("events of unknown kinds, and known ones that say less, are told in words", () => {
  const sample = ready();
  sample.events.push(event(STRANGE, { what: [1] }), event("rerolled", {}), event("turn", { player: "seat 0" }), event("attack", { player: "seat 0" }));
  sit(Table, sample, catalogue);
  expect(told()).toContain(STRANGE);
});

it.each(["dare seat 2", "feed clockwork-titan#2", "split", "pick nowhere:1:x"])("the unknown option %s of an unknown question is listed and can be pressed", (id) => {
  const sample = ready();
  const options = [id, "next"].map((each) => ({ id: each, label: `Do ${each}`, refs: ["vault:0:quake-dragon"], rule: null }));
  const { act } = sit(Table, { ...sample, decision: { seat: 0, kind: STRANGE, prompt: "What now?", rule: null, default: "next", options } }, catalogue);
  choose(`Do ${id}`);
  expect(told()).toContain("What now?");
  expect(act).toHaveBeenCalledWith(id);
});

it("the gallery shows kinds and faces that it does not know", () => {
  const dice = { ...catalogue.dice, [STRANGE]: { name: IN_WORDS, kind: "grand-engine", count: 1, faces: ["e1", "e2"] } };
  const cards = { ...catalogue.cards, [`${IN_WORDS}/Huge`]: { name: IN_WORDS, type: "Huge", set: STRANGE, captured: true, short: "", abilities: [] } };
  lay(Gallery, { catalogue: { ...catalogue, dice, cards }, cards: [] });
  expect(told()).toContain("Grand engine");
  expect(labels()).toContain("e2");
});

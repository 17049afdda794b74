// @vitest-environment jsdom
/** The gallery: what is sought by set, energy, kind, cost and words, all at once. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { ALL, countsOf, isSought, valuesOf, versionsOf, type Sought, type Version } from "../../src/games/quarriors/gallery";
import Gallery from "../../src/games/quarriors/Gallery.svelte";
import fixture from "../../src/games/quarriors/samples.json";
import type { CardOut } from "../../src/lib/wire";
import { clear, completePage, lay } from "../page";

const catalogue = fixture.catalogue as unknown as Catalogue;
/** The cost of every card is the letters of its class, so that there are several. */
const COSTS = 4;
const cards = Object.keys(catalogue.cards).map((id) => ({ id, facts: `cost ${id.length % COSTS}, glory 1`, notes: "" })) as unknown as CardOut[];
const versions = versionsOf(catalogue, cards);
const ids = (sought: Partial<Sought>) => versions.filter((card) => isSought(card, { ...ALL, ...sought })).map(({ id }) => id);

describe("what is sought", () => {
  it("nothing leaves every card", () => {
    expect(ids({})).toHaveLength(Object.keys(catalogue.cards).length);
  });
  it.each<[Partial<Sought>, (card: Version) => boolean]>([
    [{ set: "light-dark" }, (card) => card.set === "light-dark"],
    [{ energy: "dark" }, (card) => card.energy === "dark"],
    [{ energy: "plain" }, (card) => card.energy === undefined],
    [{ kind: "spell" }, (card) => catalogue.dice[card.die.toLowerCase().replace(/ /g, "-")]?.kind === "spell"],
    [{ cost: "2" }, (card) => card.cost === 2 && card.captured],
    [{ search: "anchored cull" }, (card) => card.abilities.some(({ text }) => text.includes("nchored")) && card.abilities.some(({ text }) => text.includes("cull"))],
  ])("%o leaves those alone", (sought, fits) => {
    const found = versions.filter((card) => isSought(card, { ...ALL, ...sought }));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(fits)).toBe(true);
    if (!sought.search) expect(found).toHaveLength(versions.filter(fits).length);
  });
  it("all of it holds at once", () => {
    const all = { set: "light-dark", energy: "light", kind: "creature", search: "anchored" };
    expect(ids(all)).toEqual(ids({}).filter((id) => (Object.keys(all) as (keyof Sought)[]).every((by) => ids({ [by]: all[by as keyof typeof all] }).includes(id))));
    expect(ids(all)).toContain("Herald/Lesser");
  });
});

it("a choice says how many cards it would leave beside the others", () => {
  const sought = { ...ALL, set: "light-dark", kind: "creature" };
  const counts = countsOf(versions, sought, "energy");
  expect(counts.get("dark")).toBe(ids({ ...sought, energy: "dark" }).length);
  expect(counts.get("")).toBe(ids(sought).length);
});

it("costs stand in their order", () => {
  expect(valuesOf(versions, "cost")).toEqual(["0", "1", "2", "3"]);
});

it("holds 207 cards, 12 of them quests, which are found by the names of their quartifacts", () => {
  expect(versions).toHaveLength(207);
  expect(versions.filter((card) => isSought(card, { ...ALL, kind: "quest", set: "quartifacts" }))).toHaveLength(12);
  expect(new Set(versions.filter((card) => isSought(card, { ...ALL, search: "quiver" })).map(({ die }) => die))).toContain("Exqualibur");
});

describe("on the page", () => {
  beforeAll(completePage);
  afterEach(clear);
  /** A few of all, for a quick page. */
  const DICE = ["herald", "black-cat", "portal", "large-quiddity"];
  const dice = Object.fromEntries(DICE.map((slug) => [slug, catalogue.dice[slug]!]));
  const few = { ...catalogue, dice, cards: Object.fromEntries(Object.entries(catalogue.cards).filter(([id]) => Object.values(dice).some(({ name }) => id.startsWith(`${name}/`)))) };
  const versions = versionsOf(few, cards);
  const shown = () => [...document.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => dataset.card);
  function choose(label: string, value: string): void {
    const field = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label);
    const list = document.getElementById(field?.htmlFor ?? "") as HTMLSelectElement;
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  }

  it("two choices narrow it together, are counted, and are taken back at once", () => {
    lay(Gallery, { catalogue: few, cards });
    choose("Set", "light-dark");
    choose("Energy", "light");
    const light = versions.filter(({ energy }) => energy === "light").map(({ id }) => id);
    expect(shown().sort()).toEqual(light.sort());
    expect(document.querySelector('[role="status"]')?.textContent).toContain(String(light.length));
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Show all"))?.click();
    flushSync();
    expect(shown()).toHaveLength(versions.length);
  });

  it("a quest shows its level, and the faces of its die by the names of its quartifacts", () => {
    const exqualibur = { exqualibur: catalogue.dice.exqualibur! };
    lay(Gallery, { catalogue: { ...catalogue, dice: exqualibur, cards: { "Exqualibur/The Hunt For": catalogue.cards["Exqualibur/The Hunt For"]! } }, cards: [{ id: "Exqualibur/The Hunt For", facts: "quest, level 2, glory 3", notes: "" }] as unknown as CardOut[] });
    expect(document.querySelector('[data-card="Exqualibur/The Hunt For"] .level')?.textContent).toContain("2 level");
    expect([...document.querySelectorAll(".art")].map(({ textContent }) => textContent)).toEqual(["Exqualibur", "Quested Quarterstaff", "Unending Quiver"]);
  });

  it("a card of an energy says it in words and has both prices", () => {
    lay(Gallery, { catalogue: few, cards });
    const herald = document.querySelector('[data-card="Herald/Lesser"]');
    expect(herald?.textContent).toContain("Light");
    expect(herald?.querySelector('[aria-label="with its energy 2"]')).not.toBeNull();
  });

  it("a die without a card is there", () => {
    lay(Gallery, { catalogue: few, cards });
    expect(document.getElementById("die-large-quiddity")).not.toBeNull();
  });

  it("where nothing fits it says so", () => {
    lay(Gallery, { catalogue: few, cards });
    choose("Set", "base");
    choose("Energy", "dark");
    expect(document.body.textContent).toContain("No card is like that.");
  });
});

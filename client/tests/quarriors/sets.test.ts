// @vitest-environment jsdom
/** What the further sets bring to the table, the gallery and the set-up. */
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Catalogue } from "../../src/games/quarriors/catalogue";
import { lookOf } from "../../src/games/quarriors/classes";
import Gallery from "../../src/games/quarriors/Gallery.svelte";
import { immuneWords } from "../../src/games/quarriors/immune";
import OptionPicture from "../../src/games/quarriors/OptionPicture.svelte";
import fixture from "../../src/games/quarriors/samples.json";
import Table from "../../src/games/quarriors/Table.svelte";
import type { View } from "../../src/games/quarriors/view";
import type { Decision, Event } from "../../src/lib/kernel";
import { SEAT_INKS } from "../../src/lib/look/inks";
import { at, clear, completePage, lay } from "../page";

const catalogue = fixture.catalogue as unknown as Catalogue;
const saved = fixture.samples["sets-4"] as unknown as { view: View; decision: Decision; events: Event[] };

function sit(view: View = saved.view) {
  const deeds = { act: vi.fn(), why: vi.fn(() => Promise.resolve({ text: "Never captured.", rule: "Q68" })), undo: null };
  lay(Table, { ...saved, ...deeds, view, seat: 0, people: SEAT_INKS.slice(0, 4).map((ink, i) => ({ name: `Player ${i}`, bot: false, ink })), catalogue });
  return deeds;
}
const ready = (ref: string) => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
const refOf = (die: string, seat: number) => saved.view.seats[seat]?.ready.find((each) => each.die.startsWith(die))?.ref ?? "";
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

beforeAll(completePage);
afterEach(clear);

it("every class and sign has its drawing in the sprite", () => {
  const sprite = ["glyphs", "more"].map((name) => readFileSync(`src/games/quarriors/${name}.svg`, "utf8")).join("");
  const wanted = [...Object.keys(catalogue.dice).map((slug) => lookOf(slug).glyph), "q-drop-0", "q-immune", "q-gone"];
  expect(wanted.filter((glyph) => !sprite.includes(`<symbol id="${glyph}"`))).toEqual([]);
});

it("a card whose dice are only gained has no price, says so, and is never on offer", async () => {
  const { act, why } = sit();
  const card = at("wilds:corrupted-quiddity");
  expect(card?.textContent).toContain("only ever gained");
  expect(card?.querySelector("[aria-label^=cost]")).toBeNull();
  expect(card?.matches(".gained:not(.offered, .dear)")).toBe(true);
  card?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Never captured."));
  expect(why).toHaveBeenCalledWith("capture corrupted-quiddity");
  expect(act).not.toHaveBeenCalled();
});

it("dice that are out of play are listed on a press, and have no place while there are none", () => {
  sit();
  expect(part("removed")?.getAttribute("aria-label")).toBe("Out of play: 2 dice, show all");
  part("removed")?.click();
  flushSync();
  expect([...document.querySelectorAll("dialog li")].map((each) => each.textContent?.trim())).toEqual(["1 Mischievous Imp", "1 Corruption"]);
  clear();
  const { removed: _, ...view } = saved.view;
  sit(view);
  expect(part("removed")).toBeNull();
});

it("an immune creature has a shield behind its name, and its popover says what does not reach it", async () => {
  sit();
  const [gnome, lord, seraph] = [ready(refOf("gnome", 0)), ready(refOf("lord", 0)), ready(refOf("heavenly", 1))];
  expect(gnome?.querySelector(".name .immune")?.textContent).toBe("immune");
  expect(seraph?.querySelector(".tie .immune")?.textContent).toBe("immune");
  expect(lord?.querySelector(".immune")).toBeNull();
  gnome?.querySelector("button")?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("no effect of an opponent reaches it"));
});

it.each([
  [["spell", "ability", "lock", "anchored spell", "quartifact"], "Immune: no effect of an opponent reaches it. Damage does."],
  [["spell"], "Immune: opponents’ spells do not reach it. Damage does."],
  [["spell", "ability"], "Immune: opponents’ spells and abilities do not reach it. Damage does."],
  [["clockwork-ray"], "Immune: opponents’ clockwork ray do not reach it. Damage does."],
])("immunity to %j is said as: %s", (sources, words) => {
  expect(immuneWords(sources)).toBe(words);
});

it("the gallery shows one set, or all", () => {
  lay(Gallery, { catalogue, cards: [] });
  const heads = () => [...document.querySelectorAll("h2")].map((each) => each.textContent);
  const list = document.querySelector("select");
  expect([...(list?.options ?? [])].map(({ text }) => text.replace(/ \(\d+\)$/, ""))).toEqual(["All sets", "Base set", "Rise of the Demons", "Quarmageddon", "Quest of the Qladiator", "Quartifacts", "Light vs. Dark", "Quaxos promos"]);
  if (list) list.value = "promos";
  list?.dispatchEvent(new window.Event("change", { bubbles: true }));
  flushSync();
  expect(heads()).toHaveLength(4);
  expect(heads()).toContain("Quake Dragon");
});

it.each(["sets base", "sets demons", "sets quarmageddon", "sets qladiator", "sets light-dark", "sets promos", "mix hint", "mix side", "mix scoops", "mix choice"])("the option %s has a picture of its own", (choice) => {
  const [option = "", value = ""] = choice.split(" ");
  lay(OptionPicture, { option, value });
  expect(document.querySelector(".printed [href='#blank']")).toBeNull();
  expect(document.querySelectorAll(".printed use, .printed rect").length).toBeGreaterThan(0);
});

// @vitest-environment jsdom
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { faceOf } from "../../src/games/quarriors/faces";
import { factOf } from "../../src/games/quarriors/pieces/card";
import CardTile from "../../src/games/quarriors/pieces/CardTile.svelte";
import Die from "../../src/games/quarriors/pieces/Die.svelte";
import GloryTrack from "../../src/games/quarriors/pieces/GloryTrack.svelte";

let shown: object | null = null;
function show<Props extends object>(piece: Component<Props>, props: Props): void {
  shown = mount(piece as Component<object>, { target: document.body, props });
  flushSync();
}
const button = () => document.querySelector("button");

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const HAG = { name: "Witching Hag", ink: "pink", glyph: "hag", face: faceOf("c1/3/3") } as const;
const CARD = { name: "Quake Dragon", short: "Dragon", ink: "brick", glyph: "dragon", cost: 8, left: 4 } as const;

it("a die says its name and its real face", () => {
  show(Die, HAG);
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Witching Hag: creature level 1, attack 3, defence 3");
});

it("a die without anything to do is no button", () => {
  show(Die, HAG);
  expect(button()).toBeNull();
});

it("a chosen die is pressed", () => {
  show(Die, { ...HAG, state: "selected", onpick: vi.fn() });
  expect(button()?.getAttribute("aria-pressed")).toBe("true");
});

it("a die says which spell it holds", () => {
  show(Die, { ...HAG, attached: [{ name: "Death Charm", ink: "ash", glyph: "death", face: faceOf("s*") }] });
  expect(document.body.textContent).toContain("holds Death Charm");
});

it("a blocked card stays in reach and answers why not", () => {
  const onpick = vi.fn();
  show(CardTile, { ...CARD, state: "blocked", onpick });
  button()?.click();
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  expect(button()?.textContent).toContain("Why not?");
  expect(onpick).toHaveBeenCalledOnce();
});

it("a card cut as a stamp still says its whole name, price and dice", () => {
  show(CardTile, { ...CARD, cut: "stamp", onpick: vi.fn() });
  expect(button()?.getAttribute("aria-label")).toBe("Quake Dragon, cost 8, 4 left");
});

it("the race is said in numbers", () => {
  show(GloryTrack, { goal: 15, runners: [{ name: "Juniper", ink: "green", glory: 7, may: 2 }] });
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Juniper: 7 of 15 glory, perhaps 2 more");
});

it.each([
  ["cost", 8],
  ["glory", 4],
  ["attack", undefined],
])("the %s of a card is %s", (name, n) => {
  expect(factOf(name, "creature, cost 8, glory 4")).toBe(n);
});

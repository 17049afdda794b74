// @vitest-environment jsdom
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { faceOf } from "../../src/games/quarriors/faces";
import { factOf } from "../../src/games/quarriors/pieces/card";
import Die from "../../src/games/quarriors/pieces/Die.svelte";
import Race from "../../src/games/quarriors/pieces/Race.svelte";
import WildsCard from "../../src/games/quarriors/pieces/WildsCard.svelte";
import WildsTile from "../../src/games/quarriors/pieces/WildsTile.svelte";

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

const HAG = { name: "Witching Hag", ink: "c5", glyph: "hag", face: faceOf("c1/3/3") } as const;
const CARD = { name: "Quake Dragon", short: "Dragon", ink: "c7", glyph: "dragon", cost: 8, left: 4 } as const;

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
  show(Die, { ...HAG, attached: [{ name: "Death Charm", ink: "s3", glyph: "death", face: faceOf("s*") }] });
  expect(document.body.textContent).toContain("holds Death Charm");
});

it("a card that is too dear stays in reach, says what is missing and answers why not", () => {
  const onpick = vi.fn();
  show(WildsCard, { ...CARD, state: "blocked", lacks: "2 short", onpick });
  button()?.click();
  expect(button()?.getAttribute("aria-disabled")).toBe("true");
  expect(button()?.textContent).toContain("2 short");
  expect(button()?.matches(".dear:not(.gone)")).toBe(true);
  expect(onpick).toHaveBeenCalledOnce();
});

it("a card that is sold out does not look too dear", () => {
  show(WildsCard, { ...CARD, left: 0, state: "blocked", lacks: "2 short", onpick: vi.fn() });
  expect(button()?.matches(".gone:not(.dear)")).toBe(true);
  expect(button()?.textContent).toContain("None left");
  expect(button()?.textContent).not.toContain("short");
});

it("stars in the short text of a card are bursts", () => {
  show(WildsCard, { ...CARD, brief: "Attach: * +3 or ** +5.", onpick: vi.fn() });
  expect(document.querySelectorAll(".text [href='#burst']")).toHaveLength(3);
  expect(document.querySelector(".text")?.textContent).not.toContain("*");
});

it("a tile still says its whole name, price and dice", () => {
  show(WildsTile, { ...CARD, glory: 4, onpick: vi.fn() });
  expect(button()?.getAttribute("aria-label")).toBe("Quake Dragon, cost 8, 4 glory, 4 left");
});

it("the race is said in numbers", () => {
  show(Race, { goal: 15, runners: [{ name: "Juniper", ink: "green", glory: 7, may: 2 }] });
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Juniper: 7 of 15 glory, perhaps 2 more");
});

it.each([
  ["cost", 8],
  ["glory", 4],
  ["attack", undefined],
])("the %s of a card is %s", (name, n) => {
  expect(factOf(name, "creature, cost 8, glory 4")).toBe(n);
});

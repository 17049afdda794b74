/** Every card has a drawing of its own, and a place in the gallery. */
import { expect, test } from "vitest";
import { sprite } from "../../src/games/dicequest/drawings";
import fixture from "../../src/games/dicequest/samples.json";
import { shelvesOf } from "../../src/games/dicequest/shelves";
import type { Catalogue } from "../../src/games/dicequest/facts";

const catalogue = fixture.catalogue as unknown as Catalogue;
const drawn = new Map([...sprite.matchAll(/<symbol id="dq-card-([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, slug, lines]) => [slug!, lines!]));
const { heroes, items, challenges, threats, actions } = catalogue;
const slugs = [heroes, items, challenges, threats, actions].flatMap((cards) => Object.keys(cards));

test.each(Object.entries({ heroes, items, challenges, threats, actions }))("all %s are drawn", (_, cards) => {
  expect(Object.keys(cards).filter((slug) => !drawn.get(slug)?.trim())).toEqual([]);
});

test("no two cards share a drawing", () => {
  expect(new Set(slugs.map((slug) => drawn.get(slug))).size).toBe(slugs.length);
});

test("nothing is drawn that is no card", () => {
  expect([...drawn.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test("every card lies on one shelf of the gallery", () => {
  const shown = shelvesOf(catalogue).flatMap((shelf) => shelf.cards.map((card) => card.slug));
  const printed = [heroes, items, catalogue.quests, catalogue.adventures, threats, actions].flatMap((cards) => Object.keys(cards));
  expect([...shown].sort()).toEqual([...printed].sort());
});

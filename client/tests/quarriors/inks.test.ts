import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { creaturesIn, patternOf, placesOf, type Place } from "../../src/games/quarriors/inks";
import { wildsCard } from "./mat";

const card = (die: string, kind: string, cost: number) => ({ ...wildsCard(die, 3), kind, cost });
const WILDS = [
  card("basic-quiddity", "basic", 0), card("portal", "basic", 4), card("dragon", "creature", 8), card("hag", "creature", 5), card("ghost", "creature", 4),
  card("devotee", "creature", 4), card("victory", "spell", 3), card("death", "spell", 5),
];

it("creatures have their inks by cost, equals as the Wilds show them; spells and basics have places of their own", () => {
  expect(Object.fromEntries(placesOf(WILDS))).toEqual({ ghost: "c1", devotee: "c2", hag: "c3", dragon: "c4", victory: "s1", death: "s2", "basic-quiddity": "b1", portal: "b3" });
  expect(creaturesIn(WILDS).map(({ die }) => die)).toEqual(["ghost", "devotee", "hag", "dragon"]);
});

it("a place does not change when a card runs out or its price does", () => {
  const later = WILDS.map((each) => ({ ...each, dice: 0, price: 1 }));
  expect(placesOf(later)).toEqual(placesOf(WILDS));
});

it("no two classes share an ink, whatever basics are in the game", () => {
  const places = placesOf([...WILDS, card("corrupted-quiddity", "basic", 0), card("squire", "basic", 1), card("stranger", "basic", 1)]);
  expect(new Set(places.values()).size).toBe(places.size);
});

it("what has no place is printed in stone", () => {
  const many = Array.from({ length: 9 }, (_, i) => card(`creature-${i}`, "creature", i));
  expect(placesOf(many).get("creature-8")).toBe("stone");
});

it("every place has its ink, and each pattern is drawn", () => {
  const [css, sprite] = ["inks.css", "glyphs.svg"].map((file) => readFileSync(`src/games/quarriors/${file}`, "utf8"));
  const all: Place[] = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "s1", "s2", "s3", "b1", "b2", "b3", "b4", "b5", "q"];
  expect(all.filter((place) => !css?.includes(`--i-${place}: #`) || !css.includes(`.ink-${place} {`))).toEqual([]);
  expect(all.map(patternOf).filter((id) => id && !sprite?.includes(`<pattern id="${id}"`))).toEqual([]);
  expect(all.filter((place) => patternOf(place) === null)).toEqual(["c1", "b1", "b2", "b3", "b4", "b5", "q"]);
});

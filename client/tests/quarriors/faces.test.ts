import { describe, expect, it } from "vitest";
import { lookOf } from "../../src/games/quarriors/classes";
import { faceOf } from "../../src/games/quarriors/anyFaces";
import { faceWords } from "../../src/games/quarriors/pieces/face";
import fixture from "../../src/games/quarriors/samples.json";

describe("a face", () => {
  it.each([
    ["q1", "1 quiddity"],
    ["q2*", "2 quiddity, 1 burst"],
    ["q3|rr", "3 quiddity or re-roll"],
    ["rr&d1", "re-roll and draw and roll 1"],
    ["rr+1", "re-roll with 1 other die"],
    ["s**", "spell, 2 bursts"],
    ["q0", "no quiddity"],
    ["***", "3 bursts"],
    ["c3/8/7**", "creature level 3, attack 8, defence 7, 2 bursts"],
    ["c2/?/?", "creature level 2, attack as its card says, defence as its card says"],
  ])("%s is said as: %s", (code, words) => {
    expect(faceWords(faceOf(code))).toBe(words);
  });
});

describe("every die of the catalogue", () => {
  it.each(Object.entries(fixture.catalogue.dice))("can be drawn: %s", (slug, die) => {
    expect(die.faces.map((code) => faceOf(code).kind)).toEqual(Array.from({ length: 6 }, () => expect.not.stringMatching("plain")));
    expect(lookOf(slug).glyph).not.toBe("blank");
  });
  it.each(Object.entries(fixture.catalogue.dice).filter(([, { kind }]) => kind === "quest"))("a quest has one name in questions and lanes: %s", (slug, { name }) => {
    expect(lookOf(slug).short).toBe(name);
  });
});

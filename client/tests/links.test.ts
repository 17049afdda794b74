import { describe, expect, it } from "vitest";
import { partsOf } from "../src/lib/links";

const things = [
  { name: "Hag", ref: "short" },
  { name: "Witching Hag", ref: "wilds:witching-hag" },
  { name: "C. (Moth)", ref: "seat:1" },
];

describe("the things a sentence names", () => {
  it("are found, the longest name first", () => {
    expect(partsOf("You ready Witching Hag.", things)).toEqual([
      { text: "You ready ", ref: null },
      { text: "Witching Hag", ref: "wilds:witching-hag" },
      { text: ".", ref: null },
    ]);
  });

  it("are whole words", () => {
    expect(partsOf("Haggling", things)).toEqual([{ text: "Haggling", ref: null }]);
  });

  it("may have signs in their names", () => {
    expect(partsOf("C. (Moth) passes", things)[0]).toEqual({ text: "C. (Moth)", ref: "seat:1" });
  });

  it("may be none", () => {
    expect(partsOf("Nothing.", [])).toEqual([{ text: "Nothing.", ref: null }]);
  });
});

import { expect, it } from "vitest";
import { sentence } from "../src/lib/words/sentence";

it("a reason that stands alone begins with a capital", () => {
  expect([sentence("most victory points, 12"), sentence("")]).toEqual(["Most victory points, 12", ""]);
});

import { expect, it } from "vitest";
import type { RuleOut } from "../src/lib/wire";
import { fits, hitsIn, naming, partsOfRule, sectionsOf, wordsIn, wordsOf } from "../src/pages/rules/book";

const rule = (id: string, text: string, title = "Attack [Battle]"): RuleOut => ({ id, text, section: id.split(".")[0] ?? "", title, ruling: false });
const RULES = [rule("QC-8.1", "All creatures attack."), rule("QC-8.10", "See QC-8.1 for the total."), rule("QC-9.1", "One die is captured.", "Capture")];

it("rules stand in sections, with the printed heading apart", () => {
  expect(sectionsOf(RULES).map(({ id, title, printed, rules }) => [id, title, printed, rules.length])).toEqual([
    ["QC-8", "Attack", "Battle", 2],
    ["QC-9", "Capture", "", 1],
  ]);
});

it("the mark of a ruling is not part of its words", () => {
  expect(wordsOf(rule("QC-1.6", "Any player may start (R: drawn at random)."))).toBe("Any player may start (drawn at random).");
});

it("a ruling after another sentence begins with a capital", () => {
  expect(wordsOf(rule("DQ-1.9", "R: the first player is drawn. R: an empty deck gives nothing."))).toBe(
    "The first player is drawn. An empty deck gives nothing.",
  );
});

it("a rule that is named by another is linked there", () => {
  const parts = partsOfRule(rule("QC-8.10", "See QC-8.1 for the total."), ["QC-8.1", "QC-8.10"]);
  expect(parts.filter((part) => part.ref).map((part) => part.ref)).toEqual(["QC-8.1"]);
});

it("a rule knows who names it", () => {
  expect(naming("QC-8.1", RULES)).toEqual(["QC-8.10"]);
});

it.each([
  ["creatures all", true],
  ["qc-8.1 battle", true],
  ["creatures captured", false],
])("the search '%s' finds the rule: %s", (search, found) => {
  expect(fits(rule("QC-8.1", "All creatures attack."), wordsIn(search))).toBe(found);
});

it("what was sought is cut out of the text to be marked", () => {
  expect(hitsIn("All creatures attack.", ["creature", "attack"])).toEqual(["All ", "creature", "s ", "attack", "."]);
});

// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Decision } from "../src/lib/kernel";
import type { HintNow } from "../src/lib/wire";
import { findAnswer } from "../src/pages/lesson/pointing";
import Lamp from "../src/pages/table/Lamp.svelte";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(() => (vi.restoreAllMocks(), clear()));

const OPTIONS = [
  { id: "capture hag", label: "Capture Hag for 5", refs: ["wilds:hag"], rule: null },
  { id: "capture spirit", label: "Capture Ghostly Spirit for 3", refs: ["wilds:spirit"], rule: null },
];
const DECISION = { seat: 0, kind: "act", prompt: "Capture?", rule: null, options: OPTIONS, default: "capture hag", about: {} } as Decision;
const HINT: HintNow = {
  seat: 0,
  step: 4,
  by: "expert",
  text: "Capture Hag for 5: 5 of your 6, scores 3 if it lives; next best: Capture Ghostly Spirit for 3.",
  ideas: [
    { option: "capture hag", label: "Capture Hag for 5", why: "5 of your 6, scores 3 if it lives", worth: 0.62 },
    { option: "capture spirit", label: "Capture Ghostly Spirit for 3", why: "", worth: 0.58 },
  ],
};
const BOTS = [{ level: "expert", name: "Old Bramble", plays: "", suits: "", strength: "", wins: null }];

function laid() {
  const [ondo, onclose] = [vi.fn(), vi.fn()];
  lay(Lamp, { hint: HINT, decision: DECISION, opponents: BOTS, ondo, onclose });
  return { ondo, onclose, text: () => document.querySelector("[data-part='lamp']")?.textContent?.replace(/\s+/g, " ") ?? "" };
}
const button = (words: string) => [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(words));

it("says what, why, who says it, and what comes next", () => {
  const { text } = laid();
  for (const words of ["Capture Hag for 5", "5 of your 6, scores 3 if it lives", "Old Bramble", "62%", "58%"]) expect(text()).toContain(words);
  expect(text()).not.toContain("Ghostly Spirit");
  button("Other ideas")?.click();
  flushSync();
  expect(text()).toContain("Capture Ghostly Spirit for 3");
});

it("does it when asked to, and goes out by its button and by Escape", () => {
  const { ondo, onclose } = laid();
  button("Do it")?.click();
  expect(ondo).toHaveBeenCalledWith("capture hag");
  button("Put the lamp out")?.click();
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(onclose).toHaveBeenCalledTimes(2);
});

it("points at the row of the option, at the thing that it concerns, or at the question", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 50, 20));
  const found = ({ id, refs }: (typeof OPTIONS)[0]) => findAnswer(document, id, refs)?.textContent;
  document.body.innerHTML = `<b data-ref="wilds:hag">Hag</b><section data-part="question">Capture?</section>`;
  expect(OPTIONS.map(found)).toEqual(["Hag", "Capture?"]);
  document.body.insertAdjacentHTML("beforeend", `<i data-option="capture hag">row</i>`);
  expect(found(OPTIONS[0]!)).toBe("row");
});

// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Decision } from "../src/lib/kernel";
import type { HintNow } from "../src/lib/wire";
import { besideOf, thingOf } from "../src/pages/table/lamp";
import Lamp from "../src/pages/table/Lamp.svelte";
import { clear, completePage, lay } from "./page";

beforeAll(completePage);
afterEach(clear);

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

it("points at the row of the option, or at the thing that it concerns", () => {
  document.body.innerHTML = `<b data-ref="wilds:hag"><button>Hag</button></b>`;
  expect(thingOf(document, OPTIONS[0]!)?.textContent).toBe("Hag");
  document.body.insertAdjacentHTML("beforeend", `<i data-option="capture hag">row</i>`);
  expect(thingOf(document, OPTIONS[0]!)?.textContent).toBe("row");
  expect(thingOf(document, OPTIONS[1]!)).toBeNull();
});

it("stands beside the thing, never over it and never outside", () => {
  const [card, page] = [{ width: 330, height: 240 }, { width: 1280, height: 720 }];
  expect(besideOf({ left: 980, top: 170, width: 280, height: 60 }, card, page).left).toBe(980 - 26 - 330);
  expect(besideOf({ left: 20, top: 600, width: 100, height: 90 }, card, page)).toEqual({ left: 146, top: 470 });
  const phone = besideOf({ left: 10, top: 560, width: 370, height: 50 }, { width: 370, height: 240 }, { width: 390, height: 844 });
  expect(phone).toEqual({ left: 10, top: 560 - 26 - 240 });
});

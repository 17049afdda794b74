// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { OptionCard } from "../src/lib/wire";
import OptionField from "../src/pages/first/OptionField.svelte";
import { clear, lay } from "./page";

const option: OptionCard = {
  name: "health", kind: "number", help: "How much.", default: 50, choices: [], presets: [], least: 30, most: 200, step: 10, recommended: { "2": 50, "4": 70 },
};
const show = (seats: string[]) => lay(OptionField, { option, value: 50, seats, wrong: null, onchange: vi.fn() });
const labels = () => [...document.querySelectorAll("option")].map((each) => each.textContent);

afterEach(clear);

it("a number says what is recommended for so many seats", () => {
  show(["a", "b", "c", "d"]);
  expect(document.querySelector(".note")?.textContent).toBe("How much. Recommended for 4 players: 70.");
  expect(labels()).toContain("70, recommended");
});

it("numbers are offered in steps", () => {
  show(["a", "b"]);
  expect(labels().slice(0, 3)).toEqual(["30", "40", "50, recommended"]);
  expect(labels()).toHaveLength(18);
});

it("without a recommendation for so many seats nothing is said", () => {
  show(["a", "b", "c"]);
  expect(document.querySelector(".note")?.textContent).toBe("How much.");
});

// @vitest-environment jsdom
import { type ComponentProps, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "../src/lib/kernel";
import Prompt from "../src/lib/pieces/Prompt.svelte";
import { DEFAULTS, settings } from "../src/lib/settings";

const option = (id: string) => ({ id, label: `Do ${id}`, refs: [], rule: null });
const ask = (...ids: string[]): Decision => ({ seat: 0, kind: "act", prompt: "What now?", rule: "QC-1", options: ids.map(option), default: ids[0] ?? "" });

let shown: object | null = null;
function show(props: ComponentProps<typeof Prompt>): void {
  shown = mount(Prompt, { target: document.body, props });
  flushSync();
}
const button = (text: string) => [...document.querySelectorAll("button")].find((found) => found.textContent.includes(text));

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  settings.set(DEFAULTS);
});

describe("a question", () => {
  it("lists its options in words, and none is the call while nothing is chosen", () => {
    show({ decision: ask("a", "b"), onact: vi.fn() });
    expect(document.querySelector("h2")?.textContent).toContain("What now?");
    expect([...document.querySelectorAll("li button")].map((found) => found.textContent.trim())).toEqual(["Do a", "Do b"]);
    expect(document.querySelector(".go")).toBeNull();
  });

  it("makes a single option the call", () => {
    const onact = vi.fn();
    show({ decision: ask("end"), onact });
    expect(document.querySelectorAll("li")).toHaveLength(0);
    document.querySelector<HTMLElement>(".go")?.click();
    expect(onact).toHaveBeenCalledWith("end");
  });

  it("acts on one tap where the option is light", () => {
    const onact = vi.fn();
    show({ decision: ask("a", "b"), onact, onchoose: vi.fn() });
    button("Do b")?.click();
    expect(onact).toHaveBeenCalledWith("b");
  });

  it("only chooses on the first tap where the option is heavy", () => {
    const [onact, onchoose] = [vi.fn(), vi.fn()];
    show({ decision: ask("a", "b"), onact, onchoose, weigh: () => "heavy" });
    button("Do b")?.click();
    expect(onchoose).toHaveBeenCalledWith("b");
    expect(onact).not.toHaveBeenCalled();
  });

  it("acts on one tap for those who do not want to be asked twice", () => {
    settings.set({ ...DEFAULTS, confirm: false });
    const onact = vi.fn();
    show({ decision: ask("a", "b"), onact, onchoose: vi.fn(), weigh: () => "heavy" });
    button("Do b")?.click();
    expect(onact).toHaveBeenCalledWith("b");
  });

  it("calls for the chosen option, which stays in the list", () => {
    const onact = vi.fn();
    show({ decision: ask("a", "b"), chosen: "b", onact, onchoose: vi.fn(), weigh: () => "heavy" });
    expect(document.querySelector("li [aria-pressed=true]")?.textContent).toContain("Do b");
    document.querySelector<HTMLElement>(".go")?.click();
    expect(onact).toHaveBeenCalledWith("b");
  });

  it("asks why for what is refused, and shows the reason with its rule", () => {
    const onwhy = vi.fn();
    show({ decision: ask("a", "b"), onact: vi.fn(), refused: [{ id: "lair", label: "Into the lair" }], onwhy, reason: { text: "Too far.", rule: "AQ-6.12" } });
    button("Into the lair")?.click();
    expect(onwhy).toHaveBeenCalledWith("lair");
    expect(document.body.textContent).toContain("Too far.");
    expect(document.querySelector('a[href="#/rules/AQ-6.12"]')).not.toBeNull();
  });

  it("of somebody else says who is choosing", () => {
    show({ decision: null, onact: vi.fn(), waitingFor: "Juniper" });
    expect(document.querySelector("h2")?.textContent).toContain("Waiting for Juniper.");
  });
});

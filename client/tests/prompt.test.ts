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

const act = () => ({ onact: vi.fn(), onpick: vi.fn() });

describe("a question", () => {
  it("lists its options in words; nothing selected, the place of the call is empty and says what to choose", () => {
    show({ decision: ask("a", "b"), choose: "Choose a card", ...act() });
    expect(document.querySelector("h2")?.textContent).toContain("What now?");
    expect([...document.querySelectorAll("li button")].map((found) => found.textContent.trim())).toEqual(["Do a", "Do b"]);
    expect(document.querySelector(".go")).toBeNull();
    expect(document.querySelector("[data-part=call]")?.textContent).toBe("Choose a card");
  });

  it("hands a press on an option on, and does what the call says", () => {
    const { onact, onpick } = act();
    const decision = ask("a", "b");
    show({ decision, chosen: "b", call: decision.options[1]!, onact, onpick });
    expect(document.querySelector("li [aria-pressed=true]")?.textContent).toContain("Do b");
    button("Do a")?.click();
    expect(onpick).toHaveBeenCalledWith(decision.options[0]);
    document.querySelector<HTMLElement>(".go")?.click();
    expect(onact).toHaveBeenCalledWith("b");
  });

  it("does not list the only act a second time: it is the call", () => {
    const decision = ask("a", "end");
    show({ decision, call: decision.options[0]!, ends: ({ id }) => id === "end", ...act() });
    expect(document.querySelectorAll("li")).toHaveLength(0);
    expect(document.querySelector(".go")?.textContent).toContain("Do a");
  });

  it("makes an ending quiet, and never red", () => {
    const { onact, onpick } = act();
    const decision = ask("a", "b", "end");
    show({ decision, ends: ({ id }) => id === "end", onact, onpick });
    expect(document.querySelector(".go")).toBeNull();
    button("Do end")?.click();
    expect(onpick).toHaveBeenCalledWith(decision.options[2]);
  });

  it("says what would be lost before it is", () => {
    const { onact, onpick } = act();
    const [decision, ondoubt] = [ask("a", "end"), vi.fn()];
    show({ decision, doubt: { option: decision.options[1]!, lost: "6 quiddity are lost." }, ondoubt, onact, onpick });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("6 quiddity are lost.");
    button("Back")?.click();
    expect(ondoubt).toHaveBeenCalledOnce();
    expect(onact).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>(".foot button")?.click();
    expect(onact).toHaveBeenCalledWith("end");
  });

  it("shows that the only answer goes by itself, with undo beside it", () => {
    const undo = vi.fn();
    const decision = ask("end");
    show({ decision, lone: decision.options[0]!, undo, ...act() });
    expect(document.querySelector(".lone.goes")?.textContent).toContain("Do end");
    button("Undo")?.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("asks why for what is refused, and shows the reason with its rule", () => {
    const onwhy = vi.fn();
    show({ decision: ask("a", "b"), ...act(), refused: [{ id: "lair", label: "Into the lair" }], onwhy, reason: { text: "Too far.", rule: "AQ-6.12" } });
    button("Into the lair")?.click();
    expect(onwhy).toHaveBeenCalledWith("lair");
    expect(document.body.textContent).toContain("Too far.");
    expect(document.querySelector('a[href="#/rules/AQ-6.12"]')).not.toBeNull();
  });

  it("of somebody else says who is choosing", () => {
    show({ decision: null, ...act(), waitingFor: "Juniper" });
    expect(document.querySelector("h2")?.textContent).toContain("Waiting for Juniper.");
  });
});

// @vitest-environment jsdom
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import LogList from "../src/lib/pieces/LogList.svelte";
import Toggle from "../src/lib/pieces/Toggle.svelte";
import { completePage } from "./page";

let shown: object | null = null;
function show<Props extends object>(piece: Component<Props>, props: Props): void {
  shown = mount(piece as Component<object>, { target: document.body, props });
  flushSync();
}
const button = () => document.querySelector("button");

beforeAll(completePage);

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

it("the log points at what it names", () => {
  const onthing = vi.fn();
  const event = { kind: "told", data: {}, forced: false, rule: null, text: "Witching Hag scores." };
  show(LogList, { events: [event], things: [{ name: "Witching Hag", ref: "ready:0:1" }], onthing });
  button()?.click();
  expect(onthing).toHaveBeenCalledWith("ready:0:1");
});

it("the log has one line for one thing, and all when asked for", () => {
  const event = (kind: string, text: string, forced = false) => ({ kind, data: {}, forced, rule: null, text });
  const events = [event("forced", "Score Hag", true), event("scored", "You score Hag."), event("glory", "You have 3.")];
  show(LogList, { events, asides: new Set(["glory"]) });
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent.trim());
  expect(lines()).toEqual(["You score Hag. (by itself)"]);
  button()?.click();
  flushSync();
  expect(lines()).toEqual(["You have 3.", "You score Hag.", "Score Hag (by itself)"]);
});

it("a toggle is a switch with its label", () => {
  const onchange = vi.fn();
  show(Toggle, { label: "Sound", on: false, onchange });
  button()?.click();
  expect(button()?.getAttribute("aria-checked")).toBe("false");
  expect(onchange).toHaveBeenCalledWith(true);
});

// @vitest-environment jsdom
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import LogList from "../src/lib/pieces/LogList.svelte";
import Toggle from "../src/lib/pieces/Toggle.svelte";

let shown: object | null = null;
function show<Props extends object>(piece: Component<Props>, props: Props): void {
  shown = mount(piece as Component<object>, { target: document.body, props });
  flushSync();
}
const button = () => document.querySelector("button");

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

it("a toggle is a switch with its label", () => {
  const onchange = vi.fn();
  show(Toggle, { label: "Sound", on: false, onchange });
  button()?.click();
  expect(button()?.getAttribute("aria-checked")).toBe("false");
  expect(onchange).toHaveBeenCalledWith(true);
});

/** What a table needs of a browser and jsdom does not have. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";

export function completePage(): void {
  const watch = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  Object.assign(window, { CSS: { escape: (name: string) => name }, matchMedia: () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }), ResizeObserver: vi.fn(function () { return watch; }) });
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn(), scrollIntoView: vi.fn() });
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  const { querySelectorAll } = Document.prototype;
  vi.spyOn(Document.prototype, "querySelectorAll").mockImplementation(function (this: Document, selector: string) {
    return querySelectorAll.call(this, selector.replace(":popover-open", ".never"));
  } as typeof querySelectorAll);
}

let shown: object | null = null;
/** Puts a table on the page; `clear` takes it away again. */
export function lay<Props extends Record<string, unknown>>(table: Component<Props>, props: Props): void {
  shown = mount(table, { target: document.body, props });
  flushSync();
}
export function clear(): void {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
}

/** The button of a thing. */
export const at = (ref: string) => document.querySelector<HTMLElement>(`[data-ref="${ref}"] button`);
export function press(key: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
}

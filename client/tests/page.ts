/** What a table needs of a browser and jsdom does not have. */
import { vi } from "vitest";

export function completePage(): void {
  const watch = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }), ResizeObserver: vi.fn(function () { return watch; }) });
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn(), scrollIntoView: vi.fn() });
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  const { querySelectorAll } = Document.prototype;
  vi.spyOn(Document.prototype, "querySelectorAll").mockImplementation(function (this: Document, selector: string) {
    return querySelectorAll.call(this, selector.replace(":popover-open", ".never"));
  } as typeof querySelectorAll);
}

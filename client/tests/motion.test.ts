// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { glide, placesIn, still } from "../src/lib/motion";
import { DEFAULTS, settings } from "../src/lib/settings";

const animate = vi.fn((..._given: unknown[]) => ({ id: "glide" }) as Animation);

/** A thing with a key that stands at `left`. */
function thing(root: HTMLElement, key: string, left: number): HTMLElement {
  const element = document.createElement("div");
  element.dataset.key = key;
  element.getBoundingClientRect = () => new DOMRect(left, 0, 40, 40);
  element.getAnimations = () => [];
  root.append(element);
  return element;
}

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
  globalThis.DOMRect ??= class {
    constructor(public x = 0, public y = 0, public width = 0, public height = 0) {}
    get left() { return this.x; }
    get top() { return this.y; }
  } as typeof DOMRect;
  settings.set({ ...DEFAULTS, motion: "full" });
});
afterEach(() => settings.set(DEFAULTS));

describe("a thing with a key", () => {
  it("glides from where it was, though its element is a new one", () => {
    const root = document.createElement("div");
    const old = thing(root, "goblin", 10);
    const before = placesIn(root);
    old.remove();
    thing(root, "goblin", 110);
    expect(glide(root, before)).toHaveLength(1);
    expect(animate.mock.calls[0]?.[0]).toEqual(expect.arrayContaining([expect.objectContaining({ transform: "translate(-100px, 0px) scale(1)" })]));
  });

  it("takes its size from where it was, unless it is only moved", () => {
    const root = document.createElement("div");
    thing(root, "goblin", 10);
    const before = new Map([["goblin", new DOMRect(110, 0, 80, 80)]]);
    glide(root, before);
    (root.firstElementChild as HTMLElement).dataset.glide = "move";
    glide(root, before);
    const starts = animate.mock.calls.map(([frames]) => (frames as { transform: string }[])[0]?.transform);
    expect(starts).toEqual(["translate(100px, 0px) scale(2)", "translate(100px, 0px) scale(1)"]);
  });

  it("stays where it is when nothing moved", () => {
    const root = document.createElement("div");
    thing(root, "goblin", 10);
    expect(glide(root, placesIn(root))).toEqual([]);
  });

  it("does not glide when motion is not wanted", () => {
    settings.set({ ...DEFAULTS, motion: "none" });
    const root = document.createElement("div");
    thing(root, "goblin", 10);
    expect(placesIn(root).size).toBe(0);
  });

  it("does not glide while nobody looks", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
    expect(still()).toBe(true);
    expect(still()).toBe(false);
  });
});

/** Finds on the page what a caption points at: a thing by the name that options refer to it by, or a part of the table. */

/** Parts that a page draws in one of several ways, the best first. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  glory: ["[data-part=race]", "[data-part=glory]"],
  bag: ["[data-pile=bag]"],
  used: ["[data-pile=used]"],
  purse: ["[data-part=gold]"],
  pool: ["[data-part=unlocked]", "[data-part=dice]"],
  team: ["[data-part=team]", "[data-part=monster-line] [data-part=me]"],
  monster: ["[data-part=monster]", "[data-part=monster-line]"],
};

/** Where it is drawn, the best first. */
export function selectorsOf(at: string): string[] {
  if (at.startsWith("part:")) {
    const part = at.slice("part:".length);
    return [...(PARTS[part] ?? [`[data-part="${CSS.escape(part)}"]`])];
  }
  const name = CSS.escape(at);
  const own = at === "seat:0" ? ["[data-part=mat]", "[data-part=me]"] : [];
  return [`[data-ref="${name}"]`, `[data-slug="${name}"]`, `[data-space="${name}"]`, `[data-character="${name}"]`, `[data-value="${name}"]`, ...own];
}

/** The row of an answer: of itself, or the only one that begins with it and goes on at once. */
export function rowOf(root: ParentNode, option: string): Element | null {
  if (!option) return null;
  const name = CSS.escape(option);
  const begun = root.querySelectorAll(`[data-option^="${name} > "]`);
  return root.querySelector(`[data-option="${name}"]`) ?? (begun.length === 1 ? begun[0]! : null);
}

/** What of it can be seen now; null: nothing. `option`: what is asked for, where the thing itself is not drawn. */
export function findAt(root: ParentNode, at: string, option = ""): Element | null {
  for (const selector of at ? selectorsOf(at) : []) {
    for (const found of root.querySelectorAll(selector)) {
      const shown = drawn(found);
      if (shown) return shown;
    }
  }
  if (!option) return null;
  const [row, question] = [rowOf(root, option), root.querySelector("[data-part=question]")];
  return (row && drawn(row)) ?? (question && drawn(question));
}

/** A thing without a box of its own is what is in it. */
function drawn(element: Element): Element | null {
  if (getComputedStyle(element).display === "contents") {
    for (const child of element.children) {
      const found = drawn(child);
      if (found) return found;
    }
    return null;
  }
  const { width, height } = element.getBoundingClientRect();
  return width > 4 && height > 4 && element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) !== false ? element : null;
}

/** Where a thing lies on a shelf that is not shown now, that one is opened. */
export function openFor(root: ParentNode, at: string): void {
  if (!findAt(root, at)) root.querySelector<HTMLElement>(`[data-opens="${CSS.escape(at.split(":")[0] ?? "")}"]`)?.click();
}

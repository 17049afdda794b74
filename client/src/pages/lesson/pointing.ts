/** Finds on the page what is pointed at: a thing by the name that options refer to it by, or a part of the table. */

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
  const shown = (selector: string) => [...root.querySelectorAll(selector)].flatMap((each) => drawn(each) ?? []);
  const begun = shown(`[data-option^="${name} > "]`);
  return shown(`[data-option="${name}"]`)[0] ?? (begun.length === 1 ? begun[0]! : null);
}

/** What a row says of its answer; a plain button says nothing but that, beside its key and picture. */
export function wordsOf(row: Element): string {
  const said = row.querySelector(".said b")?.textContent;
  const own = () => [...row.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent).join("");
  return (said ?? (row.matches(".end") ? own() : "")).trim();
}

/** What an answer is on the page: its row, or the thing that it concerns, or else what is asked. */
export function findAnswer(root: ParentNode, option: string, refs: readonly string[]): Element | null {
  const things = refs.flatMap((ref) => findAt(root, ref) ?? []);
  return rowOf(root, option) ?? things[0] ?? questionOf(root);
}

/** What of it can be seen now; null: nothing. `option`: what is asked for, where the thing itself is not drawn. */
export function findAt(root: ParentNode, at: string, option = ""): Element | null {
  for (const selector of at ? selectorsOf(at) : []) {
    for (const found of root.querySelectorAll(selector)) {
      const shown = drawn(found);
      if (shown) return shown;
    }
  }
  return option ? (rowOf(root, option) ?? questionOf(root)) : null;
}

function questionOf(root: ParentNode): Element | null {
  const question = root.querySelector("[data-part=question]");
  return question && drawn(question);
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

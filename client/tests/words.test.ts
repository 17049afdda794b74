import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en as shell } from "../src/lib/words/en";
import { pseudo } from "../src/lib/words/pseudo";
import { fill, t, textsWith, type Texts } from "../src/lib/words/t";

/** Of each game, by its folder. */
const games = Object.entries(import.meta.glob<{ en: Texts }>("../src/games/*/en.ts", { eager: true })).map(([file, { en }]) => ({ game: file.split("/")[3] ?? "", keys: Object.keys(en) }));
/** Of the pages that bring their own. */
const pages = Object.entries(import.meta.glob<{ en: Texts }>("../src/pages/*/en.ts", { eager: true })).map(([file, { en }]) => ({ page: file.split("/")[3] ?? "", keys: Object.keys(en) }));
const signOf = (key: string) => key.split(".")[0] ?? "";

/** The texts of the development pages are samples. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/(^|\/)dev\//.test(file))
  .map((file) => ({ file, text: readFileSync(join("src", file), "utf8") }));

/** Attributes and properties whose value is read or heard by people. */
const SPOKEN = new Set(["aria-label", "aria-description", "alt", "title", "placeholder", "label", "note", "status", "caption"]);
const LETTERS = /\p{L}{2,}/u;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Texts in the markup of a component that did not come from the catalogue. */
function hardCoded(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, spoken: boolean): void => {
    if (node.type === "Text" && spoken && LETTERS.test(String(node.data))) found.push(String(node.data).trim());
    if (node.type === "Attribute") return visitAll(node.value, SPOKEN.has(String(node.name)));
    if (node.type === "StyleDirective") return;
    if (node.type === "ExpressionTag" && spoken) return visitExpression(node.expression);
    for (const [key, value] of Object.entries(node)) if (key !== "type") visitAll(value, spoken);
  };
  const visitAll = (value: unknown, spoken: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visitAll(item, spoken);
    else if (isNode(value)) visit(value, spoken);
  };
  /** A word shown by an expression is hard-coded too; what is compared, looked up or given to t() is not shown. */
  const visitExpression = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visitExpression);
    if (!isNode(value)) return;
    if (["CallExpression", "BinaryExpression", "MemberExpression", "ArrowFunctionExpression"].includes(value.type)) return;
    if (value.type === "Literal" && LETTERS.test(String(value.value))) found.push(String(value.value));
    if (value.type === "ConditionalExpression") return [value.consequent, value.alternate].forEach(visitExpression);
    for (const child of Object.values(value)) if (typeof child === "object") visitExpression(child);
  };
  visitAll(parse(source, { modern: true }).fragment as unknown, true);
  return found;
}

/** Texts that nothing in a folder looks up. */
function unused(keys: readonly string[], folder: string): string[] {
  const texts = sources.filter(({ file }) => file.startsWith(folder) && !file.endsWith("en.ts")).map(({ text }) => text);
  return keys.filter((key) => !texts.some((text) => text.includes(`"${key}"`) || text.includes(`'${key}'`)));
}

describe("a catalogue", () => {
  it("of the shell has no text that nobody uses", () => {
    expect(unused(Object.keys(shell), "")).toEqual([]);
  });

  it.each(pages)("of the pages of $page has no text that nobody uses, and none that the shell has", ({ keys }) => {
    expect(unused(keys, "pages/")).toEqual([]);
    expect(keys.filter((key) => key in shell)).toEqual([]);
  });

  it.each(games)("of $game has no text that the game does not use", ({ game, keys }) => {
    expect(unused(keys, `games/${game}/`)).toEqual([]);
  });

  it.each(games)("of $game has one sign for all its keys, which nobody else has", ({ game, keys }) => {
    const elsewhere = [...Object.keys(shell), ...pages.flatMap(({ keys }) => keys), ...games.filter((each) => each.game !== game).flatMap((each) => each.keys)].map(signOf);
    const signs = [...new Set(keys.map(signOf))];
    expect(signs).toHaveLength(1);
    expect(elsewhere).not.toContain(signs[0]);
  });

  it.each(sources.filter(({ file }) => file.endsWith(".svelte")))("holds all texts of $file", ({ text }) => {
    expect(hardCoded(text)).toEqual([]);
  });

  it.each([
    ["<p>Hello there</p>", "Hello there"],
    ['<button aria-label="Close it"></button>', "Close it"],
    ['<p>{ok ? "Yes indeed" : t("x")}</p>', "Yes indeed"],
  ])("is missed by %s", (source, text) => {
    expect(hardCoded(source)).toEqual([text]);
  });

  it("is not missed by classes, comparisons and looked-up texts", () => {
    expect(hardCoded('<p class="big bold">{t("some.key")}{kind === "other" ? n : 0} 12 · </p>')).toEqual([]);
  });
});

describe("a text", () => {
  const ours = textsWith({ "my.or": "{first} or {second}", "my.left": { zero: "None left", other: "{n} left" } });

  it("is filled in", () => {
    expect(ours("my.or", { first: "1 quiddity", second: "re-roll" })).toBe("1 quiddity or re-roll");
  });

  it("of the shell is known to every game", () => {
    expect(ours("act.undo")).toBe(t("act.undo"));
  });

  it("has keys and holes that are checked before anything runs", () => {
    // @ts-expect-error: no such text
    expect(ours("my.lefft")).toBe("my.lefft");
    // @ts-expect-error: a hole is left open
    expect(ours("my.or", { first: "this" })).toBe("this or {second}");
  });

  it.each([
    [0, "None left"],
    [1, "1 left"],
    [3, "3 left"],
  ])("has a form for %i", (n, text) => {
    expect(ours("my.left", { n })).toBe(text);
  });

  it("keeps a hole that nothing was given for, so that it is seen", () => {
    expect(fill("{name} waits", {})).toBe("{name} waits");
  });
});

describe("the pseudo-language", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is spoken by the shell and by every game when the address asks for it", async () => {
    vi.stubGlobal("location", { search: "?lang=pseudo" });
    vi.resetModules();
    const { t, textsWith } = await import("../src/lib/words/t");
    expect([t("act.undo"), textsWith({ "my.word": "Undo" })("my.word")]).toEqual(["Üñdø~~", "Üñdø~~"]);
  });

  it("is accented and 40 % longer", () => {
    expect(pseudo("Close now!")).toBe("Çłøšé ñøw!~~~~");
  });

  it("leaves what is to be filled in", () => {
    expect(pseudo("{name}: {n}")).toContain("{name}: {n}");
  });
});

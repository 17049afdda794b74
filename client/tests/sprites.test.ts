// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { INKS } from "../src/lib/look/inks";
import { addSprite } from "../src/lib/look/sprite";

const files = readdirSync("src", { recursive: true, encoding: "utf8" });
const texts = (ending: RegExp) => files.filter((file) => ending.test(file)).map((file) => readFileSync(join("src", file), "utf8"));
const symbols = texts(/\.svg$/).flatMap((text) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map((hit) => hit[1]));

it("no symbol is drawn twice", () => {
  expect(symbols.filter((id, at) => symbols.indexOf(id) !== at)).toEqual([]);
});

it("every icon and fixed symbol that a component uses is drawn", () => {
  const used = texts(/\.(svelte|ts)$/).flatMap((text) => [...text.matchAll(/"(i-[a-z]+)"|href="#([a-z-]+)"/g)].map((hit) => hit[1] ?? hit[2]));
  expect([...new Set(used)].filter((id) => !symbols.includes(id))).toEqual([]);
});

it("every ink has its class in print.css and its token", () => {
  const [print, tokens] = ["print", "tokens"].map((name) => readFileSync(`src/lib/look/${name}.css`, "utf8"));
  const missing = INKS.filter((ink) => !print?.includes(`.ink-${ink} `) || !tokens?.includes(`--k-${ink}:`));
  expect(missing).toEqual([]);
});

it("a sprite is put into the page once", () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="thing" viewBox="0 0 1 1"/></svg>';
  addSprite("test", source);
  addSprite("test", source);
  expect(document.querySelectorAll("#sprite-test #thing")).toHaveLength(1);
});

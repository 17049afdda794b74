/** The rooms of the client and the arrows between them: lib <- games <- pages and dev. A game is found by its folder. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const GAMES = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|ts|css|svg)$/.test(file));
const textOf = (file: string) => readFileSync(join("src", file), "utf8");

/** What a file imports of ours, as paths below `src`. */
function importsIn(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]*)"/g)].map((hit) => hit[1] ?? "");
  return named.map((path) => fileOf(normalize(join(dirname(file), path.split("?")[0] ?? ""))));
}
function fileOf(path: string): string {
  return [path, `${path}.ts`, `${path}.svelte`, `${path}.svelte.ts`, `${path}/index.ts`].find((each) => /\.\w+$/.test(each) && existsSync(join("src", each))) ?? path;
}

/** What comes with a game's table, and what its set-up shows: pages find both here. */
const FINDERS = ["games/load.ts", "games/setUp.ts"];

/** Why an import goes against the arrows; null where it does not. */
function wrongArrow(from: string, to: string): string | null {
  const [room, game] = from.split("/");
  const [target, other] = to.split("/");
  if (room === "lib" && target !== "lib") return "the shared lib stands on nothing else";
  if (room === "games" && target !== "lib" && target !== "games") return "a game stands on the shared lib only";
  if (room === "games" && target === "games" && game !== other) return "no game knows another";
  if ((room === "pages" || room === "dev") && target === "games" && !FINDERS.includes(to)) return `pages find games through ${FINDERS.join(" and ")}`;
  return null;
}

/** Whether a text names a game, by its folder or its title. */
function namesGame(text: string): boolean {
  const words = text.toLowerCase().replace(/[^a-z]+/g, "");
  return GAMES.some((game) => words.includes(game));
}

const graph = files.map((file) => ({ file, imports: /\.(svelte|ts)$/.test(file) ? importsIn(file, textOf(file)) : [] }));

it("imports go from pages to games to the shared lib, and from no game to another", () => {
  const wrong = graph.flatMap(({ file, imports }) => imports.flatMap((to) => wrongArrow(file, to) ?? []).map((why) => `${file}: ${why}`));
  expect(wrong).toEqual([]);
});

it("every import of ours leads to a file", () => {
  expect(graph.flatMap(({ file, imports }) => imports.filter((to) => !existsSync(join("src", to))).map((to) => `${file}: ${to}`))).toEqual([]);
});

it("shared lib and pages name no game", () => {
  expect(files.filter((file) => /^(lib|pages)\//.test(file) && (namesGame(file) || namesGame(textOf(file))))).toEqual([]);
});

it("a shared piece serves several games, or the shell", () => {
  const reached = (roots: readonly string[]): Set<string> => {
    const found = new Set(roots);
    for (const file of found) for (const next of graph.find((each) => each.file === file)?.imports ?? []) found.add(next);
    return found;
  };
  const of = (test: (file: string) => boolean) => reached(graph.map(({ file }) => file).filter(test));
  const users = [of((file) => file.startsWith("pages/")), ...GAMES.map((game) => of((file) => file.startsWith(`games/${game}/`)))];
  const shell = users[0];
  const lonely = files.filter((file) => file.startsWith("lib/pieces/") && !shell?.has(file) && users.filter((user) => user.has(file)).length < 2);
  expect(lonely).toEqual([]);
});

describe("the check", () => {
  it.each([
    ["lib/pieces/play.svelte.ts", "games/load.ts"],
    ["lib/say.ts", "pages/TablePage.svelte"],
    [`games/${GAMES[0]}/Table.svelte`, `games/${GAMES[1]}/view.ts`],
    [`games/${GAMES[0]}/Gallery.svelte`, "pages/CardsPage.svelte"],
    ["pages/first/Hall.svelte", `games/${GAMES[0]}/index.ts`],
  ])("finds that %s must not import %s", (from, to) => {
    expect(wrongArrow(from, to)).not.toBeNull();
  });

  it.each([
    [`games/${GAMES[0]}/pieces/Die.svelte`, `games/${GAMES[0]}/t.ts`],
    [`games/${GAMES[0]}/t.ts`, "lib/words/t.ts"],
    ["pages/CardsPage.svelte", "games/load.ts"],
  ])("allows %s to import %s", (from, to) => {
    expect(wrongArrow(from, to)).toBeNull();
  });

  it("reads imports of all kinds", () => {
    const text = 'import { a } from "./b";\nimport "./c.css";\nvoid import("../d");\nimport e from "./f.svg?raw";\nimport g from "vitest";';
    expect(importsIn("lib/x/y.ts", text)).toEqual(["lib/x/b", "lib/x/c.css", "lib/d", "lib/x/f.svg"]);
  });

  it("finds the title of a game as well as its folder", () => {
    expect([namesGame("An Angry Quest!"), namesGame('from "./dicequest"'), namesGame("any game")]).toEqual([true, true, false]);
  });
});

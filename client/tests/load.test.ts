// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { guestsOfTheHall, howToOf, isDrawn, loadGame, plateOf } from "../src/games/load";

const FOLDERS = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

it.each(FOLDERS)("the folder %s is a game with a table, a gallery, a picture and pictures of how to play it", async (name) => {
  expect(isDrawn(name)).toBe(true);
  expect(await loadGame(name)).toMatchObject({ sprite: expect.stringContaining("<symbol"), table: expect.any(Function), gallery: expect.any(Function) });
  expect(await plateOf(name)).toBeInstanceOf(Function);
  expect(await howToOf(name)).toBeInstanceOf(Function);
}, 20_000);

it("a game without a folder is played in words, and has no picture", async () => {
  expect(isDrawn("snatch")).toBe(false);
  expect(await plateOf("snatch")).toBeNull();
  expect(await howToOf("snatch")).toBeNull();
  await expect(loadGame("snatch")).rejects.toThrow("there is no drawing of 'snatch'; there are: ./angryquest");
});

it("somebody sits in the hall", async () => {
  expect(await guestsOfTheHall()).toBeInstanceOf(Function);
});

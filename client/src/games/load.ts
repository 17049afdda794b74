/** The games with a drawing: each has its folder here, and is loaded only when somebody wants to see it. What a folder
 *  holds is found by the names of its files; adding a game touches nothing else. */
import type { Component } from "svelte";
import type { Game, GuestsProps, HowToProps } from "../lib/game";
import { addSprite } from "../lib/look/sprite";

const GAMES = import.meta.glob<{ game: Game }>("./*/index.ts");
const PLATES = import.meta.glob<{ default: Component }>("./*/Plate.svelte");
const GUESTS = import.meta.glob<{ default: Component<GuestsProps> }>("./*/Guests.svelte");
const HOW_TO = import.meta.glob<{ default: Component<HowToProps<any, any>> }>("./*/HowTo.svelte");
const PIECES = import.meta.glob<{ default: Component }>("./*/dev/Pieces.svelte");

/** Whether a game has a table of its own; one without it is played in words. */
export function isDrawn(name: string): boolean {
  return `./${name}/index.ts` in GAMES;
}

export async function loadGame(name: string): Promise<Game> {
  const load = GAMES[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no drawing of '${name}'; there are: ${Object.keys(GAMES).join(", ")}`);
  const { game } = await load();
  addSprite(name, game.sprite);
  return game;
}

/** The picture of a game on the first page; null where it has none. */
export async function plateOf(name: string): Promise<Component | null> {
  const module = await PLATES[`./${name}/Plate.svelte`]?.();
  return module?.default ?? null;
}

/** The pictures of how to play a game; null where there are only words. */
export async function howToOf(name: string): Promise<Component<HowToProps<any, any>> | null> {
  const [module] = await Promise.all([HOW_TO[`./${name}/HowTo.svelte`]?.(), isDrawn(name) ? loadGame(name) : null]);
  return module?.default ?? null;
}

/** Who sits in the hall of the first page: the first game that sends somebody does. */
export async function guestsOfTheHall(): Promise<Component<GuestsProps> | null> {
  const module = await Object.values(GUESTS)[0]?.();
  return module?.default ?? null;
}

/** Pieces that are one game's own, for the page of pieces. */
export function ownPieces(): Promise<{ default: Component }[]> {
  return Promise.all(Object.values(PIECES).map((load) => load()));
}

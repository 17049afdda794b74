/** The games with a drawing, each loaded only when somebody sits down at it. */
import { addSprite } from "../lib/look/sprite";
import type { Game } from "./game";

const GAMES = {
  quarriors: () => import("./quarriors"),
  angryquest: () => import("./angryquest"),
  quaeleon: () => import("./quaeleon"),
  dicequest: () => import("./dicequest"),
} as const satisfies Record<string, () => Promise<{ game: Game }>>;

export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export function isGame(name: string): name is GameName {
  return name in GAMES;
}

export async function loadGame(name: GameName): Promise<Game> {
  const { game } = await GAMES[name]();
  addSprite(name, game.sprite);
  return game;
}

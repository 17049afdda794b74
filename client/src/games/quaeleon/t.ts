/** The texts of this game and of the shell, by their keys. */
import { textsWith } from "../../lib/words/t";
import { en } from "./en";

export const t = textsWith(en);
export type Key = keyof typeof en;

/** The texts of a live table beside those of the shell. */
import { textsWith } from "../../lib/words/t";
import { en } from "./en";

export const t = textsWith(en);
export type Key = keyof typeof en;

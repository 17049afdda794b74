/** The texts of the missing page beside those of the shell. */
import { textsWith } from "../../lib/words/t";
import { en } from "./en";

export const t = textsWith(en);

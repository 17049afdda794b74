/** The texts of choosing whom one plays beside those of the shell. */
import { textsWith } from "../words/t";
import { en } from "./en";

export const t = textsWith(en);

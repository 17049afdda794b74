/** Whether somebody learns at this table: then nothing goes by itself, and everything is told slowly. */
import { writable } from "svelte/store";

export const teaching = writable(false);

/** The printed facts, for all that draws cards and dice: at the table and in the gallery. */
import { getContext, setContext } from "svelte";
import type { Catalogue } from "./facts";

const KEY = Symbol("printed");

export function provideCatalogue(catalogue: () => Catalogue): void {
  setContext(KEY, catalogue);
}

/** Call it where the facts are read: they may be those of another table later. */
export function catalogueOf(): () => Catalogue {
  return getContext<() => Catalogue>(KEY);
}

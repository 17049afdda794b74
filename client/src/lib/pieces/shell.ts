/** What the page around a table puts into the table's own bar: talk, menu. Outside of a live table there is nothing. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("shell");

export function provideShell(tools: Snippet): void {
  setContext(KEY, tools);
}

export function shellTools(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}

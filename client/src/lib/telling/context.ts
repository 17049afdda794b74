/** What the parts of a table know of the queue: what is told now, and in which words. */
import { getContext, setContext } from "svelte";
import type { Readable } from "svelte/store";
import type { Person } from "../game";
import type { Event } from "../kernel";
import type { Beat, Told } from "./beats";
import type { Now } from "./queue";

const KEY = Symbol("telling");

export interface Telling {
  now: Readable<Now | null>;
  told: () => Told | null;
  people: () => readonly Person[];
  catalogue: () => unknown;
  /** One line, in the names of the table. */
  line: (event: Event) => string;
  /** What came of it. */
  after: (beat: Beat) => string;
  /** My question waits behind it. */
  waits: () => boolean;
  /** Throws, or goes on to the next deed. */
  press: () => void;
  /** Stops where it is, or goes on. */
  pause: (on: boolean) => void;
  finish: () => void;
  /** Shows again what happened since my last turn; not where that cannot be. */
  again?: () => void;
}

export function provideTelling(telling: Telling): void {
  setContext(KEY, telling);
}

/** Nothing where a moment is only looked at. */
export function tellingOf(): Telling | undefined {
  return getContext<Telling | undefined>(KEY);
}

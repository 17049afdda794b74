/** The steps of a game through one pair of eyes. They come in parts: first the part that is looked at, then the rest. */
import type { Event, Json } from "../../lib/kernel";
import { Refusal } from "../../lib/live/api";
import type { Frames } from "../../lib/wire";

type View = Record<string, Json>;

export interface Frame {
  step: number;
  entry: { seat: number } | null;
  events: Event[];
  /** Who has to choose after it. */
  asked: { seat: number; prompt: string }[];
  /** Of the viewer; with open hands there are `views` of all seats. */
  view?: View;
  views?: Record<string, View>;
}

/** The server gives out so many at once. */
export const PART = 64;
const PATIENCE_MS = 1500;

export class Reel {
  game = $state("");
  seats = $state(0);
  steps = $state(0);
  frames = $state.raw<readonly (Frame | undefined)[]>([]);
  fault = $state<string | null>(null);
  #stopped = false;
  readonly #frames: (first: number, last: number) => Promise<Frames>;

  constructor(frames: (first: number, last: number) => Promise<Frames>) {
    this.#frames = frames;
  }

  /** Loads all, the part with this step before the others. */
  async load(step: number): Promise<void> {
    try {
      await this.#part(startOf(step));
      for (let first = 0; first <= this.steps && !this.#stopped; first += PART) {
        if (!this.frames[first]) await this.#part(first);
      }
    } catch (fault) {
      this.fault = (fault as Error).message;
    }
  }
  stop(): void {
    this.#stopped = true;
  }

  async #part(first: number): Promise<void> {
    const part = await this.#patiently(first);
    [this.game, this.seats, this.steps] = [part.game, part.seats, part.steps];
    const frames = [...this.frames];
    for (const frame of part.frames as unknown as Frame[]) frames[frame.step] = frame;
    this.frames = frames;
  }
  /** Replays are costly for a server: one that is asked too quickly is asked again later. */
  async #patiently(first: number): Promise<Frames> {
    for (;;) {
      try {
        return await this.#frames(first, first + PART - 1);
      } catch (fault) {
        const slower = fault instanceof Refusal && (fault.code === "slow-down" || fault.code === "too-busy");
        if (!slower || this.#stopped) throw fault;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
    }
  }
}

export function startOf(step: number): number {
  return step - (step % PART);
}

/** All that has happened up to a step, as far as it is loaded. */
export function eventsUpTo(frames: readonly (Frame | undefined)[], step: number): Event[] {
  return frames.slice(0, step + 1).flatMap((frame) => frame?.events ?? []);
}

export interface Turn {
  step: number;
  text: string;
}

/** Where turns begin. A game without turns has rounds. */
export function turnsOf(frames: readonly (Frame | undefined)[]): Turn[] {
  const starts = (kind: string) =>
    frames.flatMap((frame) => (frame?.events ?? []).filter((event) => event.kind === kind).map(({ text }) => ({ step: frame?.step ?? 0, text })));
  const turns = starts("turn");
  return turns.length ? turns : starts("round");
}

/** The seat whose eyes show most with open hands: who has to choose, else who chose. */
export function actingSeat(frame: Frame): number {
  return frame.asked[0]?.seat ?? frame.entry?.seat ?? 0;
}

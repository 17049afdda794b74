/** The steps of a game through one pair of eyes. They come in parts and in order: what is shown has its whole past. */
import { struckOut, type Event, type Json } from "../../lib/kernel";
import { Refusal } from "../../lib/live/api";
import type { Frames } from "../../lib/wire";
import { t } from "./t";

type View = Record<string, Json>;

export interface Frame {
  step: number;
  entry: { seat: number } | null;
  events: Event[];
  /** Of all events so far those that were taken back. */
  struck?: [number, number][];
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
  /** From the first on, as far as they have come. */
  frames = $state.raw<readonly Frame[]>([]);
  fault = $state<string | null>(null);
  #stopped = false;
  readonly #frames: (first: number, last: number) => Promise<Frames>;

  constructor(frames: (first: number, last: number) => Promise<Frames>) {
    this.#frames = frames;
  }

  async load(): Promise<void> {
    try {
      do await this.#part(this.frames.length);
      while (this.frames.length <= this.steps && !this.#stopped);
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
    this.frames = [...this.frames, ...(part.frames as unknown as Frame[])];
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

/** All that has happened up to a step. */
export function eventsUpTo(frames: readonly Frame[], step: number): readonly Event[] {
  return struckOut(frames.slice(0, step + 1).flatMap((frame) => frame.events), frames[step]?.struck);
}

export interface Turn {
  step: number;
  text: string;
}

/** Where turns begin, at most one at a step: the last that began there, and in which round. A game without turns has rounds. */
export function turnsOf(frames: readonly Frame[], words: (event: Event) => string = ({ text }) => text): Turn[] {
  // A game that goes on from a position begins in the middle of a round.
  let round = (frames[0]?.view ?? frames[0]?.views?.[0])?.round;
  const starts: Record<string, Turn[]> = { turn: [], round: [] };
  for (const { step, events } of frames) {
    for (const event of events) {
      const begun = starts[event.kind];
      if (!begun) continue;
      round = event.data.round ?? round;
      if (begun.at(-1)?.step === step) begun.pop();
      begun.push({ step, text: inRound(round, words(event)) });
    }
  }
  return starts.turn?.length ? starts.turn : (starts.round ?? []);
}

/** With the round in front, unless the words name it themselves. */
function inRound(round: Json | undefined, text: string): string {
  return typeof round !== "number" || text.includes(t("moment.round", { round })) ? text : t("replay.inRound", { round, text });
}

/** The seat whose eyes show most with open hands: who has to choose, else who chose. */
export function actingSeat(frame: Frame): number {
  return frame.asked[0]?.seat ?? frame.entry?.seat ?? 0;
}

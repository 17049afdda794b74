/** Shows what happened one beat at a time: what is told now, and again whenever somebody wants to see it. */
import type { TableProps } from "../../lib/game";
import { still } from "../../lib/motion";
import type { Now } from "../../lib/telling/queue";
import type { Catalogue } from "./catalogue";
import { beatsOf, roundAt, sceneAt, type Beat, type Scene } from "./story";
import type { View } from "./view";

const BEAT_MS = 1100;
/** Much that waits is told faster. */
const HURRY = [
  { above: 30, ms: 350 },
  { above: 14, ms: 650 },
];

export class Playback {
  readonly #props: () => TableProps<View, Catalogue>;
  /** So many events have been shown; null: the table is as it is now. */
  #cursor = $state<number | null>(null);
  running = $state(false);
  /** What is shown is told for the first time. */
  live = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => TableProps<View, Catalogue>) {
    this.#props = props;
  }

  /** The steps of the round that is shown, or of the last one. */
  readonly beats = $derived.by((): Beat[] => {
    const { events } = this.#props();
    return beatsOf(events, roundAt(events, (this.#cursor ?? events.length) - 1));
  });
  /** The step that is shown; -1: the table as it is now. */
  readonly at = $derived.by(() => (this.#cursor === null ? -1 : this.beats.findIndex(({ to }) => to >= (this.#cursor ?? 0))));
  /** So many steps may be read: what is told for the first time is not given away before. */
  readonly told = $derived.by(() => (this.live && this.at >= 0 ? this.at + 1 : this.beats.length));
  readonly beat = $derived.by(() => this.beats[this.at] ?? null);
  readonly scene = $derived.by((): Scene | null => (this.beat ? sceneAt(this.#props().events, this.beat, this.#props().view) : null));
  /** The whole story so far, for the order of play. */
  readonly last = $derived.by((): Scene => {
    const { events, view } = this.#props();
    return sceneAt(events, { from: events.length, to: events.length }, view);
  });

  /** What the queue tells now is shown, in place of what was seen again. */
  hear(now: Now | null): void {
    const { events } = this.#props();
    if (now === null || !this.#inRound(now)) {
      if (this.live) this.end();
      return;
    }
    this.pause();
    this.#cursor = Math.min(now.beat.to, events.length);
    this.live = true;
  }
  /** From the first cards that are turned up to the end of the round, and to the next where the table is as before. */
  #inRound({ beat, lands }: Now): boolean {
    const { events } = this.#props();
    const round = events.slice(roundAt(events, beat.to - 1).from, beat.to).map(({ kind }) => kind);
    return round.includes("revealed") && (!round.includes("cleared") || (this.live && !lands));
  }
  run(): void {
    clearTimeout(this.#timer);
    this.running = true;
    if (this.#cursor === null) this.show(0);
    const left = this.beats.length - this.at;
    const pace = HURRY.find(({ above }) => left > above)?.ms ?? BEAT_MS;
    this.#timer = setTimeout(() => this.#next(), pace);
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }
  end(): void {
    this.pause();
    this.#cursor = null;
    this.live = false;
  }
  /** Shows one step and waits there. */
  show(at: number): void {
    const beat = this.beats[at];
    if (beat) this.#cursor = beat.to;
    else if (at >= this.beats.length) this.end();
  }
  step(by: number): void {
    this.pause();
    this.show(Math.max(0, (this.at < 0 ? this.beats.length : this.at) + by));
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    if (still()) return this.end();
    const { events } = this.#props();
    const { at, beats } = this;
    const last = at < 0 || at + 1 >= beats.length;
    const end = beats.at(-1)?.to ?? 0;
    if (!last) this.show(at + 1);
    else if (end < events.length) this.#cursor = end + 1;
    else return this.end();
    this.run();
  }
}

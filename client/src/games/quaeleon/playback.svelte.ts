/** Shows what happened one beat at a time: by itself when it is new, and again whenever somebody wants to see it. */
import type { TableProps } from "../../lib/game";
import { still } from "../../lib/motion";
import type { Catalogue } from "./catalogue";
import { beatsOf, roundAt, sceneAt, type Beat, type Scene } from "./story";
import type { View } from "./view";

const BEAT_MS = 1100;
/** Much that waits is told faster. */
const HURRY = [
  { above: 30, ms: 350 },
  { above: 14, ms: 650 },
];
/** What is worth a look on the table; the rest is read in the log. */
const SHOWN = new Set(["revealed", "turn", "attack", "lost", "gained", "annihilated", "tie", "returned", "out", "initiative", "silenced", "milled", "swapped"]);

export class Playback {
  readonly #props: () => TableProps<View, Catalogue>;
  /** So many events have been shown; null: the table is as it is now. */
  #cursor = $state<number | null>(null);
  running = $state(false);
  /** What is shown has come just now, and is not seen again. */
  #fresh = $state(false);
  #heard: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => TableProps<View, Catalogue>) {
    this.#props = props;
    this.#heard = props().events.length;
  }

  /** The steps of the round that is shown, or of the last one. */
  readonly beats = $derived.by((): Beat[] => {
    const { events } = this.#props();
    return beatsOf(events, roundAt(events, (this.#cursor ?? events.length) - 1));
  });
  /** The step that is shown; -1: the table as it is now. */
  readonly at = $derived.by(() => (this.#cursor === null ? -1 : this.beats.findIndex(({ to }) => to >= (this.#cursor ?? 0))));
  /** So many steps may be read: what is told for the first time is not given away before. */
  readonly told = $derived.by(() => (this.#fresh && this.at >= 0 ? this.at + 1 : this.beats.length));
  readonly beat = $derived.by(() => this.beats[this.at] ?? null);
  readonly scene = $derived.by((): Scene | null => (this.beat ? sceneAt(this.#props().events, this.beat, this.#props().view) : null));
  /** The whole story so far, for the order of play. */
  readonly last = $derived.by((): Scene => {
    const { events, view } = this.#props();
    return sceneAt(events, { from: events.length, to: events.length }, view);
  });

  /** To be called when events have come: what is new is played out, unless nobody would see it move. */
  hear(): void {
    const { events } = this.#props();
    const from = this.#heard;
    this.#heard = events.length;
    if (events.length < from) return this.end();
    const fresh = events.slice(from).some(({ kind }) => SHOWN.has(kind));
    if (!fresh || still()) return;
    if (this.#cursor === null) {
      const first = events.findIndex((event, i) => i >= from && SHOWN.has(event.kind));
      const beat = beatsOf(events, roundAt(events, first)).find(({ to }) => to > first);
      this.#cursor = beat?.to ?? null;
    }
    if (this.#cursor === null) return;
    this.#fresh = true;
    this.run();
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
    this.#fresh = false;
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

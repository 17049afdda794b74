/** The one queue: it takes states as they come and shows them deed by deed. What it has not shown nobody knows: log,
 *  figures, title, sound, announcement and question are all made of what it shows.
 *
 *  A beat without dice is shown, and stays its time. A throw first shows what led to it; then the dice fall, lie still,
 *  and only then is shown what they brought. My own dice wait for my press. A moment first plays on the table; then its
 *  outcome is out, and the table stays as it was until it is over. Without motion the outcome stands until it is seen. The
 *  view changes with the last beat of a state: between two views there are only words. */
import { writable } from "svelte/store";
import { still } from "../motion";
import type { Beat } from "./beats";
import { BEFORE_ME_MS, factor, REST_MS, STILL_MS, throwMs } from "./pace";

export type Phase = "waits" | "rolls" | "still" | "plays" | "told";

/** What is told now. */
export interface Now {
  beat: Beat;
  /** So many events the table knows that is shown with it. */
  known: number;
  phase: Phase;
  /** When the phase began, in ms, and how long it lasts: endless where it stands until it is seen. */
  began: number;
  ms: number;
  /** Deeds that are still to come. */
  left: number;
  /** It is the last of its state, whose view is shown with it. */
  lands: boolean;
  /** Somebody wants to look at it longer. */
  held: boolean;
}

export interface Stream<State> {
  /** What of the second state is new to who knows the first; null: it is not told. `own`: it came of my answer. */
  cut(before: State, after: State, own: boolean): readonly Beat[] | null;
  /** In between: the first `upto` events, the view of the second if it has `landed`, and no question. */
  between(before: State, after: State, upto: number, landed: boolean): State;
  show(state: State): void;
  /** My dice wait for my press. */
  presses(): boolean;
  /** Dice begin to fall. */
  falls(): void;
  /** How much longer things take than at the normal pace; without it as the player wants it. */
  rate?(): number;
}

interface Step<State> {
  state: State;
  own: boolean;
}

export class Queue<State> {
  readonly now = writable<Now | null>(null);
  #steps: Step<State>[] = [];
  #beats: readonly Beat[] = [];
  #at = 0;
  #phase: Phase | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What comes next, and when. */
  #then: { deed: () => void; at: number } | null = null;
  /** So much of its time was left when it was stopped. */
  #paused: number | null = null;
  #shown: State | null = null;
  #own = false;
  #held = false;
  /** My answer was the throw. */
  #thrown = false;
  /** When my question is due; null: in its own time. */
  #due: number | null = null;

  constructor(private readonly stream: Stream<State>) {}

  get busy(): boolean {
    return this.#phase !== null;
  }
  /** The state that was shown last as a whole. */
  get shown(): State | null {
    return this.#shown;
  }
  /** What is told now, for states in between: the part that is out. */
  get part(): State | null {
    const step = this.#steps[0];
    return step && this.#shown && this.busy ? this.#between(step.state) : null;
  }

  /** `quiet`: nobody looked, or it is another history: it is shown as it is. */
  hear(state: State, quiet = false): void {
    const step = { state, own: this.#own };
    this.#own = false;
    if (quiet || this.#shown === null) return this.#settle(state);
    this.#steps.push(step);
    if (!this.busy && !this.#held) this.#next();
  }
  /** What comes waits until it is known how it is told. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on && !this.busy && this.#steps.length) this.#next();
  }
  /** I have answered; `throws`: it was the throw of dice. */
  answered(throws: boolean): void {
    this.#own = true;
    this.#thrown = throws;
  }
  /** My clock runs: my question comes in time. */
  hurry(): void {
    this.#due ??= Date.now() + BEFORE_ME_MS;
    this.pause(false);
    if (this.#phase === "waits") this.#wait();
    else if (this.#phase === "told") this.#stay();
  }
  /** Throws my dice, or goes on to the next deed. */
  press(): void {
    if (this.#phase === "waits") this.#roll();
    else if (this.#phase === "rolls" || this.#phase === "still") this.#lie();
    else if (this.#phase === "plays") this.#tell();
    else if (this.#phase === "told") this.#on();
  }
  /** Stops where it is, or goes on from there. */
  pause(on: boolean): void {
    if (!this.#then || on === (this.#paused !== null)) return;
    const left = this.#paused ?? this.#then.at - Date.now();
    if (on) clearTimeout(this.#timer);
    else this.#after(left, this.#then.deed);
    this.#paused = on ? left : null;
    this.now.update((now) => now && { ...now, held: on });
  }
  /** To how things stand now; my dice are not thrown by that: it ends at them. */
  finish(): void {
    if (this.#phase === "waits" || !this.#steps.length) return;
    clearTimeout(this.#timer);
    for (let step = this.#steps[0]; step && this.#shown !== null; step = this.#steps[0]) {
      const next = this.#beats.findIndex((beat, at) => at > this.#at && this.#isMyThrow(beat));
      if (next >= 0) {
        this.#at = next;
        return this.#begin();
      }
      this.#shown = step.state;
      this.#steps.shift();
      const then = this.#steps[0];
      [this.#beats, this.#at] = [(then && this.stream.cut(this.#shown, then.state, then.own)) ?? [], -1];
    }
    if (this.#shown !== null) this.#settle(this.#shown);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  #settle(state: State): void {
    this.#steps = [];
    this.#shown = state;
    this.#rest();
    this.stream.show(state);
  }
  #rest(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#phase = null;
    this.#then = null;
    this.#paused = null;
    this.#due = null;
    this.now.set(null);
  }

  /** Takes the next state that has something to be told. */
  #next(): void {
    for (let step = this.#steps[0]; step && this.#shown !== null; step = this.#steps[0]) {
      const beats = this.stream.cut(this.#shown, step.state, step.own) ?? [];
      const at = beats.findIndex((beat) => this.#counts(beat));
      if (at >= 0) {
        [this.#beats, this.#at] = [beats, at];
        return this.#begin();
      }
      this.#shown = step.state;
      this.#steps.shift();
    }
    const state = this.#shown;
    this.#rest();
    if (state !== null) this.stream.show(state);
  }
  /** Whether a beat takes time. */
  #counts({ dice, mine, ms }: Beat): boolean {
    if (dice.length && mine) return this.#rate() > 0 || this.stream.presses();
    return ms * this.#rate() > 0;
  }

  /** Whether it waits for my press; an answer that was the throw has pressed for the first of them. */
  #isMyThrow({ dice, mine }: Beat): boolean {
    if (!dice.length || !mine) return false;
    const pressed = this.#thrown;
    this.#thrown = false;
    return !pressed && this.stream.presses();
  }

  #begin(): void {
    const beat = this.#beats[this.#at];
    if (!beat) return this.#next();
    if (beat.moment !== null && !still()) return this.#play(beat.moment);
    if (!beat.dice.length) return this.#tell();
    const waits = this.#isMyThrow(beat);
    this.#phase = "waits";
    this.#show();
    if (waits) this.#wait();
    else this.#roll();
  }
  #play(moment: number): void {
    const ms = this.#left(moment * this.#rate());
    this.#reach("plays", ms);
    this.#show();
    this.#after(ms, () => this.#tell());
  }
  #tell(): void {
    const beat = this.#beats[this.#at];
    if (!beat) return;
    const stands = beat.moment !== null && still();
    this.#reach("told", this.#left(stands ? Infinity : beat.ms * this.#rate()));
    this.#show();
    this.#stay();
  }
  #wait(): void {
    this.#reach("waits", 0);
    clearTimeout(this.#timer);
    if (this.#due !== null) this.#after(Math.max(0, this.#due - Date.now()), () => this.#roll());
  }
  #roll(): void {
    const ms = this.#left(throwMs(this.#beats[this.#at]?.dice.length ?? 0) * this.#rate());
    this.stream.falls();
    this.#reach("rolls", ms);
    this.#after(ms, () => {
      const still = this.#left(STILL_MS * this.#rate());
      this.#reach("still", still);
      this.#after(still, () => this.#lie());
    });
  }
  /** The dice lie: what they brought is told. */
  #lie(): void {
    const [beat, next] = this.#beats.slice(this.#at);
    if (!beat) return;
    // After my own dice comes my question, or what they bring: I have seen them.
    const rest = beat.mine && (!next || next.moment !== null) ? 0 : this.#left(REST_MS * this.#rate());
    this.#reach("told", rest);
    this.#show();
    this.#stay();
  }
  #stay(): void {
    const beat = this.#beats[this.#at];
    if (!beat) return;
    clearTimeout(this.#timer);
    let ms = 0;
    this.now.update((now) => now && { ...now, ms: (ms = this.#left(now.ms)) });
    if (ms === Infinity) return;
    if (ms > 0) this.#after(ms, () => this.#on());
    else this.#on();
  }
  #on(): void {
    clearTimeout(this.#timer);
    const next = this.#beats.findIndex((beat, at) => at > this.#at && this.#counts(beat));
    if (next >= 0) {
      this.#at = next;
      return this.#begin();
    }
    const step = this.#steps.shift();
    if (step) this.#shown = step.state;
    this.#phase = null;
    this.#next();
  }

  #rate(): number {
    return this.stream.rate?.() ?? factor();
  }
  #reach(phase: Phase, ms: number): void {
    this.#phase = phase;
    this.#then = null;
    this.#paused = null;
    const beat = this.#beats[this.#at];
    if (beat) this.now.set({ beat, phase, known: this.#beats[0]?.from ?? 0, lands: this.#lands(), held: false, began: Date.now(), ms, left: this.#beats.length - 1 - this.#at + this.#steps.length - 1 });
  }
  #after(ms: number, deed: () => void): void {
    clearTimeout(this.#timer);
    this.#then = { deed, at: Date.now() + ms };
    this.#timer = setTimeout(deed, ms);
  }
  /** So much of its time as is left before my question is due. */
  #left(ms: number): number {
    if (this.#due === null) return ms;
    const deeds = 1 + this.#beats.slice(this.#at + 1).filter((beat) => this.#counts(beat)).length + this.#steps.length - 1;
    return Math.min(ms, Math.max(0, this.#due - Date.now()) / deeds);
  }
  #show(): void {
    const step = this.#steps[0];
    if (step) this.stream.show(this.#between(step.state));
  }
  /** With its last beat a state has landed, with a moment when that is over. */
  #lands(): boolean {
    return this.#phase === "told" && this.#beats[this.#at]?.moment === null && !this.#beats.slice(this.#at + 1).some((each) => this.#counts(each));
  }
  /** What is out of the state that is told. */
  #between(state: State): State {
    const beat = this.#beats[this.#at];
    const out = this.#phase === "told";
    const landed = this.#lands();
    const upto = landed ? Infinity : out ? (beat?.to ?? 0) : (beat?.at ?? 0);
    return this.stream.between(this.#shown as State, state, upto, landed);
  }
}

/** The teacher at a table: which caption stands now. Captions come with what has been told; one that only tells stands
 *  until it is read, and nothing is told meanwhile; one that asks stands until I have answered. */
import type { Decision, Option } from "../../lib/kernel";
import { api } from "../../lib/live/api";
import type { Visit } from "../../lib/live/visit";
import type { Now } from "../../lib/telling/queue";
import type { CaptionOut, LessonCourse } from "../../lib/wire";
import { close, note, progressOf, triedName } from "./progress";

const LEARNER = 0;

export interface Shown {
  /** What is said; empty: only what is asked. */
  say: string;
  at: string;
  rule: string | null;
  /** Of the last caption that was said. */
  number: number;
  /** The answer that it asks for, in words, and its id. */
  asks: string;
  option: string;
  /** What is pressed for it. */
  refs: readonly string[];
  /** The dice wait for my press. */
  throws: boolean;
  /** It is the last of its scene, and there is another. */
  scene: number | null;
  /** The last of all. */
  last: boolean;
}

/** What is to be done, without what comes of it and what the die shows: that is seen where the ring is, and not said well. */
const deed = ({ label }: Option) => (label.split(": ")[0] ?? label).replace(/ (\d+\/\d+\**|\([^)]*\))/g, "");

export class Lesson {
  course = $state.raw<LessonCourse | null>(null);
  /** How many captions of this scene were read. */
  read = $state(0);
  /** The step that the course is of. */
  #step = -1;
  #asked = -1;
  /** How many captions my answer puts an end to. */
  #heard = 0;
  #paused = false;
  #drawn = false;

  /** Under which name my progress is kept: of the lesson, or of a phase of it that I try. */
  readonly kept: string;

  constructor(
    private readonly visit: Visit,
    lesson: string,
  ) {
    const tried = triedName(lesson);
    this.kept = progressOf(tried)?.table === visit.table ? tried : lesson;
    const kept = progressOf(this.kept);
    if (kept?.table === visit.table) this.read = kept.read;
  }

  /** It was finished, or put away. */
  get over(): boolean {
    const kept = progressOf(this.kept);
    return kept?.table === this.visit.table && kept.state !== "left";
  }

  /** Something has happened: what the teacher says to it is known before it is told. */
  async follow(step: number, drawn: boolean): Promise<void> {
    this.#drawn ||= drawn;
    if (step !== this.#asked) {
      [this.#asked, this.#step] = [step, -1];
      if (this.#heard > this.read) this.#readUpTo(this.#heard);
      this.#heard = 0;
      const now = await api.lesson(this.visit.table, this.visit.token).catch(() => null);
      if (step !== this.#asked) return;
      this.#step = now?.step ?? -1;
      this.course = now?.course ?? this.course;
      if (now && !now.course) this.course = null;
      this.read = Math.min(this.read, this.course?.captions.length ?? 0);
    }
    // The table says first how it is told.
    await Promise.resolve();
    if (!this.#drawn) return;
    this.visit.queue.hold(false);
    this.visit.queue.hold(this.course !== null);
  }

  /** What stands now. `known`: so many events were told. */
  shown(known: number, step: number, decision: Decision | null, beat: Now | null): Shown | null {
    const { course } = this;
    if (!course) return null;
    const due = course.captions.filter(({ event }) => event <= known);
    const fresh = step === this.#step && beat === null;
    const option = fresh && course.asks ? decision?.options.find(({ id }) => id === course.asks) : undefined;
    const number = Math.max(progressOf(this.kept)?.number ?? 0, ...due.slice(0, this.read + 1).map((caption) => caption.number));
    const caption = due[this.read];
    const waits = beat?.phase === "waits";
    if (!caption) {
      // Only what is to be done is left.
      const bare = { say: "", rule: null, number, scene: null, last: false };
      if (option) return { ...bare, at: option.refs?.[0] ?? "", asks: deed(option), option: option.id, refs: option.refs ?? [], throws: false };
      const goesOn = !course.ended || this.read < course.captions.length;
      return waits && goesOn ? { ...bare, at: "part:call", asks: "", option: "", refs: [], throws: true } : null;
    }
    // The question is not out yet.
    if (caption.asks && !option && this.read === course.captions.length - 1) return null;
    const final = course.ended && this.read === course.captions.length - 1;
    return {
      say: caption.say,
      at: caption.at,
      rule: caption.rule,
      number,
      asks: caption.asks && option ? deed(option) : "",
      option: caption.asks ? course.asks : "",
      refs: (caption.asks && option?.refs) || [],
      throws: waits && caption === due.at(-1),
      scene: final && course.scene + 1 < course.scenes ? course.scene + 1 : null,
      last: final && course.scene + 1 === course.scenes,
    };
  }

  /** Tells on only when what stands was read. */
  keep(stands: boolean, beat: Now | null): void {
    const pause = stands && beat !== null && beat.phase !== "waits";
    if (pause === this.#paused && (!pause || beat?.held)) return;
    this.#paused = pause;
    if (beat) this.visit.queue.pause(pause);
  }

  next(): void {
    this.#readUpTo(this.read + 1);
  }
  /** I have answered: what was said before is over as soon as the table has heard it. */
  answered(known: number): void {
    this.#heard = this.#due(known);
  }
  /** I have thrown: that is so at once. */
  thrown(known: number): void {
    this.#readUpTo(Math.max(this.read, this.#due(known)));
  }
  #due(known: number): number {
    return this.course?.captions.filter(({ event }: CaptionOut) => event <= known).length ?? 0;
  }
  finish(): void {
    close(this.kept, "done");
    this.course = null;
    this.#release();
  }
  async skip(): Promise<void> {
    close(this.kept, "away");
    this.course = null;
    this.#release();
    await this.visit.do({ do: "skip-lesson", seat: LEARNER });
  }
  #release(): void {
    this.visit.queue.pause(false);
    this.visit.queue.hold(false);
  }
  #readUpTo(read: number): void {
    this.read = read;
    this.noteProgress();
  }
  /** What is kept of it when the page is left. */
  noteProgress(): void {
    const { course } = this;
    if (!course || this.over) return;
    const said = course.captions.slice(0, this.read + 1).map(({ number }) => number);
    note(this.kept, { state: "left", table: this.visit.table, number: Math.max(progressOf(this.kept)?.number ?? 0, ...said), of: course.of, read: this.read });
  }
}

/** The analysis of a game that is over: whether there is one, and how far one is that was asked for. */
import { Refusal } from "../../lib/live/api";
import type { Analysis, AnalysisNow } from "../../lib/wire";
import { t } from "./t";

export const LOOK_MS = 2000;

export interface Analyst {
  /** How far it is. */
  look: () => Promise<AnalysisNow>;
  /** Asks for it. */
  ask: () => Promise<AnalysisNow>;
}

export class Judging {
  analysis = $state.raw<Analysis | null>(null);
  /** It is on its way; before that, nobody has asked. */
  busy = $state(false);
  /** From 0 to 1; null while nothing is counted yet. */
  part = $state<number | null>(null);
  words = $state("");
  fault = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(private readonly analyst: Analyst) {}

  /** Whether somebody has had it made, or is waiting for it: a replay can be had without it, so nothing is said of faults. */
  async open(): Promise<void> {
    await this.analyst.look().then((now) => this.#hear(now), () => undefined);
  }
  async ask(): Promise<void> {
    if (this.busy) return;
    [this.busy, this.fault, this.words] = [true, null, t("chance.asked")];
    await this.#try(() => this.analyst.ask());
  }
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #try(question: () => Promise<AnalysisNow>): Promise<void> {
    try {
      this.#hear(await question());
    } catch (fault) {
      // Without an answer it may still be on its way; a refusal to hurry is no refusal of it.
      if (this.part !== null && (!(fault instanceof Refusal) || fault.code === "slow-down")) this.#later();
      else [this.busy, this.fault] = [false, (fault as Error).message];
    }
  }
  #hear({ state, done = 0, of = 0, ahead = 0, reason = "", analysis = null }: AnalysisNow): void {
    if (this.#stopped) return;
    this.busy = state === "waiting" || state === "working";
    this.analysis = analysis;
    this.fault = state === "failed" ? reason : null;
    this.part = this.busy && of ? done / of : this.busy ? 0 : null;
    this.words = state === "waiting" && ahead > 0 ? t("chance.waits", { n: ahead }) : of ? t("chance.done", { done, of }) : t("chance.asked");
    if (this.busy) this.#later();
  }
  #later(): void {
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#try(() => this.analyst.look()), LOOK_MS);
  }
}

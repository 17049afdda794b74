/** One visit to a table: what opens it, the line to it, what is known of it, and everything that can be done there. */
import { get, writable } from "svelte/store";
import { isThrow, type Told } from "../telling/beats";
import { Queue, type Now } from "../telling/queue";
import { settings } from "../settings";
import { sound } from "../sound";
import type { Reason } from "../kernel";
import type { Done, HintNow, Json, Me, News, TableCard, Welcome } from "../wire";
import { t } from "../words/t";
import { api, newSeed, Refusal, type Deed } from "./api";
import { Connection, type Line, type Socket } from "./connection";
import { namesOf } from "./names";
import { hasJustBegun, unopened, wayTo } from "./opening";
import { Since } from "./since";
import { nameOf, seenOf, told, UNKNOWN, welcomed, type TableState } from "./table";
import { between, clockRuns, newsTo, withNewest } from "./told";
import { tokens } from "./tokens";
import { turnedTo } from "./viewpoint";

/** Something to be told in passing. */
export interface Notice {
  id: number;
  text: string;
  rule: string | null;
}

/** How I lost my seat: the founder freed it, or it is played from another device now. */
export type Loss = "freed" | "elsewhere";

const NOTICE_MS = 7000;
const FRAME_MS = 100;
/** Who was out of reach for so long is told in short what happened. */
const AWAY_MS = 30_000;

export class Visit {
  /** What has been told so far: everything that is seen and heard of the game is made of it. */
  readonly state = writable<TableState>(UNKNOWN);
  /** How things stand, for the clocks. */
  readonly newest = writable<TableState>(UNKNOWN);
  /** What is on its way from the one to the other. */
  readonly queue: Queue<TableState>;
  /** What is told now: the page learns it together with the state that goes with it. */
  readonly beat = writable<Now | null>(null);
  readonly line = writable<Line>({ state: "joining", retryAt: null, bye: null, slow: false, pending: 0, unsaved: false, latency: null });
  readonly notices = writable<Notice[]>([]);
  readonly loss = writable<Loss | null>(null);
  readonly phrases = writable<readonly string[]>([]);
  /** The server has become another version than the one this page was loaded from. */
  readonly updated = writable(false);
  readonly since: Since;

  #token: string | null;
  #seats: readonly number[];
  #program = "";
  #connection: Connection;
  /** The step that each seat has answered already: a second tap must not answer the next question. */
  #answered = new Map<number, number>();
  /** The newest, and what has been told; the page follows once a frame, so that one that is behind catches up at one go. */
  #newest: TableState = UNKNOWN;
  #told: TableState = UNKNOWN;
  #now: Now | null = null;
  #teller: Told | null = null;
  /** Through whose eyes it is told. */
  #turned: number | null = null;
  /** When the table was in reach last, and whether it was out of reach for long. */
  #reached = Date.now();
  #away = false;
  /** What came while it is found out how the game began. */
  #early: TableState[] | null = null;
  #showing = false;
  #notices = 0;
  #withdrawn = false;

  constructor(
    readonly table: string,
    open?: (url: string) => Socket,
  ) {
    const kept = tokens.forTable(table);
    this.#token = kept?.token ?? null;
    this.#seats = kept?.seats ?? [];
    this.since = new Since(kept?.answers ?? {});
    this.queue = new Queue<TableState>({
      cut: (before, after, own) => {
        this.#turned = turnedTo(before, this.#turned);
        return this.#teller && newsTo(before, after, this.#turned, this.#teller, own);
      },
      between: (before, after, upto, landed) => between(before, after, this.#turned, upto, landed),
      show: (state) => {
        this.#told = state;
        this.#show();
      },
      presses: () => get(settings).throws === "press",
      falls: () => sound("roll"),
    });
    this.queue.now.subscribe((now) => {
      this.#now = now;
      this.#show();
    });
    const address = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    const listener = {
      hello: () => ({ token: this.#token, ...seenOf(this.#newest) }),
      welcome: (welcome: Welcome) => this.#greet(welcome),
      news: (news: News) => this.#learn(news),
      line: (line: Line) => {
        if (line.state === "live") this.#inReach();
        this.line.set(line);
      },
    };
    this.#connection = open ? new Connection(address, listener, open) : new Connection(address, listener);
  }

  get token(): string | null {
    return this.#token;
  }

  hurry(): void {
    this.#connection.hurry();
  }

  leave(): void {
    this.queue.stop();
    this.#connection.close();
  }

  /** How this game is told; null: not at all. Until that is known, what happens waits. */
  tellBy(told: Told | null): void {
    this.#teller = told;
    this.queue.hold(false);
  }
  /** Nobody looks: what is not told yet is told in short when somebody does again. */
  lookAway(): void {
    if (!this.queue.busy) return;
    this.since.missed(...this.#newest.me.seats);
    this.queue.finish();
  }

  notice(text: string, rule: string | null = null): void {
    const id = (this.#notices += 1);
    this.notices.update((all) => [...all.filter((notice) => notice.text !== text), { id, text, rule }]);
    setTimeout(() => this.dismiss(id), NOTICE_MS);
  }

  dismiss(id: number): void {
    this.notices.update((all) => all.filter((notice) => notice.id !== id));
  }

  // -- doing ---------------------------------------------------------------------------------------------------------

  /** Null: it was refused, and that was told. */
  async do(deed: Deed): Promise<Done | null> {
    try {
      return await this.#connection.send(deed);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#tell(fault);
      return null;
    }
  }

  /** Takes a seat: a token first, then my part of the dice, drawn now that the table has shown its promise. */
  async sit(name: string, seat: number | null): Promise<Done> {
    const { card } = get(this.state);
    if (this.#token === null) {
      this.#token = await api.newToken();
      this.#connection.hurry(true);
    }
    const lasts = tokens.forTable(this.table) !== null || tokens.keep(this.table, this.#token, name, card?.game ?? "");
    if (!lasts) this.notice(t("live.noStorage"));
    const seed = newSeed();
    const done = await this.#connection.send({ do: "sit", name, seed, seat });
    tokens.noteSeed(this.table, card?.commitment ?? "", seed);
    return done;
  }

  async act(seat: number, option: string): Promise<void> {
    const eyes = get(this.state).eyes[nameOf(seat)];
    if (!eyes || this.#answered.get(seat) === eyes.step) return;
    this.#answered.set(seat, eyes.step);
    this.since.answered(seat, eyes.events.length);
    tokens.noteAnswer(this.table, seat, eyes.events.length);
    this.queue.answered(isThrow(this.#teller, option));
    if (!(await this.do({ do: "act", seat, option, step: eyes.step }))) this.#answered.delete(seat);
  }

  /** Freely where that is possible; else it is a take-back, for which the others are asked if there are any. */
  async undo(seat: number): Promise<void> {
    const eyes = get(this.state).eyes[nameOf(seat)];
    if (eyes) await this.do({ do: "undo", seat, step: eyes.step, ask: eyes.undo !== "free" });
  }

  /** My own question to the others, which is not refused then. */
  async withdrawUndo(seat: number): Promise<void> {
    this.#withdrawn = true;
    if (!(await this.do({ do: "answer-undo", seat, yes: false }))) this.#withdrawn = false;
  }

  why(seat: number, option: string): Promise<Reason | null> {
    return this.#connection.why(seat, option).catch((fault: Error) => ({ text: fault.message, rule: null }));
  }

  /** The chances of what a seat may choose now; null where there are none, or no answer. */
  odds(seat: number): Promise<Json> {
    return api.odds(this.table, this.#token, seat).then(({ odds }) => odds, () => null);
  }

  /** What a bot would do in a seat of mine; null where there is no answer, and a notice says why. */
  hint(seat: number, step: number): Promise<HintNow | null> {
    return api.hint(this.table, this.#token, seat, step).catch((fault: Error) => {
      this.notice(fault.message);
      return null;
    });
  }

  /** The same people at a new table, with bots of another level where one is named; its id. Where nobody else has to come, we sit down at once and it begins. */
  async rematch(bot: string | null = null): Promise<string | null> {
    const done = await this.do({ do: "rematch", bot });
    if (!done?.table) return null;
    const table = this.follow(done.table);
    const { card, me } = get(this.state);
    const token = this.#token;
    if (card && token && card.seats.every((seat, at) => seat.kind === "bot" || me.seats.includes(at))) {
      for (const seat of me.seats) await api.command(table, token, { do: "sit", seat, name: card.seats[seat]?.name ?? "", seed: newSeed() });
    }
    return table;
  }

  /** The token that opened this table opens the one of the rematch too. */
  follow(table: string): string {
    const { card, me } = get(this.state);
    if (this.#token) tokens.keep(table, this.#token, myName(card, me), card?.game ?? "");
    return table;
  }

  /** Takes over seats with the token of another device, which is worth nothing from now on. */
  async takeOver(token: string): Promise<boolean> {
    const [before, kept] = [this.#token, tokens.forTable(this.table)];
    const fresh = await api.newToken();
    // Kept first: if this page is closed in between, the new token may be the one that opens the seats.
    tokens.keep(this.table, fresh, kept?.name ?? "", kept?.game ?? "");
    this.#token = token;
    this.#connection.hurry(true);
    const done = await this.do({ do: "rekey", token: fresh });
    this.#token = done ? fresh : before;
    // A line that was open while its token changed may have been told that the seats are gone: it begins anew.
    this.#connection.hurry(true);
    if (done) return true;
    if (kept) tokens.keep(this.table, kept.token, kept.name, kept.game, kept.seats);
    else tokens.forget(this.table);
    return false;
  }

  // -- learning ------------------------------------------------------------------------------------------------------

  #greet({ program, phrases }: Welcome): void {
    if (this.#program && this.#program !== program) this.updated.set(true);
    this.#program ||= program;
    this.phrases.set(phrases ?? []);
    this.#newest = welcomed(this.#newest);
  }

  #inReach(): void {
    if (Date.now() - this.#reached > AWAY_MS) this.#away = true;
    this.#reached = Date.now();
  }

  #learn(news: News): void {
    const before = this.#newest;
    const state = told(before, news);
    this.#newest = state;
    this.#hearUndo(before, state);
    const unseen = document.hidden || this.#away;
    if (unseen && news.seats?.length) this.since.missed(...state.me.seats);
    const other = before.card?.status !== "playing" || before.me.seats.join() !== state.me.seats.join();
    if (this.#early) this.#early.push(state);
    else if (!unseen && hasJustBegun(before, state, state.me.seats.some((seat) => this.since.from(seat)))) void this.#open(state);
    else this.#hear(state, unseen || other);
    this.#away = false;
    this.#show();
    if (news.me && state.card) this.#noteSeats(news.me, state.card);
    if (!before.card?.mixed && state.card?.mixed) tokens.noteMixed(this.table, state.card.mixed);
  }

  #hear(state: TableState, quiet = false): void {
    this.queue.hear(state, quiet);
    if (clockRuns(state) && this.queue.busy) this.queue.hurry();
  }

  /** From the first roll on; where the way from there cannot be had, as things stand. */
  async #open(state: TableState): Promise<void> {
    const early = (this.#early = [state]);
    const [first, ...more] = [...(await wayTo(state, this.#token).catch(() => [])), ...early];
    this.#early = null;
    if (!first) return;
    this.queue.hear(unopened(first), true);
    for (const each of [first, ...more]) this.#hear(each);
  }

  /** The table does not say that an undo was refused: its question is gone, and nothing else has happened. */
  #hearUndo(before: TableState, { card, eyes }: TableState): void {
    const question = before.card?.undo;
    if (!card || !question || card.undo) return;
    const withdrawn = this.#withdrawn;
    this.#withdrawn = false;
    const stands = card.status === "playing" && !card.seats[question.seat]?.gone;
    const still = eyes[nameOf(question.seat)]?.step === before.eyes[nameOf(question.seat)]?.step;
    if (withdrawn || !stands || !still || !before.me.seats.includes(question.seat)) return;
    const [one, ...more] = question.waiting;
    this.notice(one !== undefined && !more.length ? t("undo.refused", { name: namesOf(card)[one] ?? "" }) : t("undo.notAll"));
  }

  #show(): void {
    if (this.#showing) return;
    this.#showing = true;
    const show = () => {
      if (!this.#showing) return;
      this.#showing = false;
      this.newest.set(this.#newest);
      this.beat.set(this.#now);
      this.state.set(withNewest(this.#told, this.#newest));
    };
    requestAnimationFrame(show);
    // A hidden page has no frames.
    setTimeout(show, FRAME_MS);
  }

  #noteSeats(me: Me, card: TableCard): void {
    const lost = this.#seats.filter((seat) => !me.seats.includes(seat));
    if (lost.length && me.seats.length === 0) {
      this.loss.set(card.status === "open" && lost.every((seat) => card.seats[seat]?.kind !== "person") ? "freed" : "elsewhere");
    } else if (me.seats.length) this.loss.set(null);
    this.#seats = me.seats;
    tokens.noteSeats(this.table, me.seats, myName(card, me), card.game);
  }

  #tell({ code, message, rule }: Refusal): void {
    if (code === "closed") return;
    this.notice(code === "stale" ? t("live.stale") : message, rule);
  }
}

function myName(card: TableCard | null, me: Me): string {
  return card?.seats[me.seats[0] ?? -1]?.name ?? "";
}

/** Calls the player: the title of the page, a sound, a word to screen readers, a message of the browser. */
import { get } from "svelte/store";
import type { Event } from "../../lib/kernel";
import { asked, waitedFor, type TableState } from "../../lib/live/table";
import { say } from "../../lib/say";
import { settings } from "../../lib/settings";
import { sound } from "../../lib/sound";
import type { Now } from "../../lib/telling/queue";
import { t } from "./t";

export interface Look {
  state: TableState;
  /** Whose events these are. */
  turned: number | null;
  /** What is told now. */
  telling: Now | null;
  /** Nothing of the game may be seen or heard now. */
  covered: boolean;
  events: readonly Event[];
  /** An event in the names of the table. */
  words: (event: Event) => string;
  prompt: string | null;
  names: readonly string[];
  game: string;
}

/** More than this at once is no announcement any more: the log has it all. */
const MOST = 6;

export class Attention {
  #before: { seat: number | null; events: number; mine: boolean; over: boolean } | null;
  #message: Notification | null = null;

  /** `waited`: the game begins while somebody waits for it, so that already the first look may bring something new. */
  constructor(waited: boolean) {
    this.#before = waited ? { seat: null, events: 0, mine: false, over: false } : null;
  }

  look(now: Look): void {
    const { state, turned, covered, events } = now;
    // My dice wait for my press.
    const mine = now.telling?.phase === "waits" || asked(state).length > 0;
    const over = state.card?.status === "over";
    document.title = titleOf(now, mine);
    const before = this.#before;
    this.#before = { seat: turned, events: events.length, mine, over };
    if (!mine) this.#message?.close();
    if (before === null) return;
    if (!covered && before.seat === turned) this.#tell(events.slice(before.events), now.words);
    if (mine && !before.mine) this.#call(now);
    if (over && !before.over && state.me.seats.some((seat) => state.card?.result?.winners.includes(seat))) sound("win");
  }

  stop(): void {
    this.#message?.close();
    document.title = t("app.title");
  }

  #tell(events: readonly Event[], words: Look["words"]): void {
    const told = events.filter((event) => event.text);
    if (told.length) say(told.slice(-MOST).map(words).join(" "));
  }

  #call({ covered, prompt, game }: Look): void {
    sound("turn");
    const allowed = typeof Notification !== "undefined" && Notification.permission === "granted";
    if (!document.hidden || !get(settings).notify || !allowed) return;
    try {
      this.#message = new Notification(t("title.mine", { game }), { body: covered ? "" : (prompt ?? ""), icon: "/mark.svg", tag: location.hash });
      this.#message.onclick = () => window.focus();
    } catch {
      // Some phones let only a service worker speak; the title still says whose move it is.
    }
  }
}

function titleOf({ state, telling, names, game }: Look, mine: boolean): string {
  if (state.card?.status === "over") return t("title.over", { game });
  if (mine) return t("title.mine", { game });
  const doer = telling?.beat.doer ?? null;
  const others = (doer === null ? waitedFor(state) : state.me.seats.includes(doer) ? [] : [doer]).map((seat) => names[seat]);
  return others.length ? t("title.other", { names: others.join(", "), game }) : t("title.plain", { game });
}

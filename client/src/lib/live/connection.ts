/** The line to a table. It says hello, hears news, and brings commands through: one that was not acknowledged is sent
 *  again, with the same id, as often as it takes. A line that is lost is taken up again by itself. */
import type { Reason } from "../kernel";
import { VERSION, type Bye, type ClientMessage, type Done, type News, type ServerMessage, type Welcome } from "../wire";
import { newId, Refusal, type Deed } from "./api";

/** What a browser's WebSocket is to us. */
export interface Socket {
  onopen: ((event: unknown) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Line {
  /** `over`: it will not be taken up again by itself; `bye` says why. */
  state: "joining" | "live" | "lost" | "over";
  /** When it is tried again, in ms since 1970. */
  retryAt: number | null;
  /** Why the server closed it. */
  bye: Pick<Bye, "code" | "reason"> | null;
  /** An answer has been waited for too long. */
  slow: boolean;
  /** Commands that are not acknowledged yet. */
  pending: number;
  /** The database of the server fails; what was commanded is tried again. */
  unsaved: boolean;
  /** There and back, in ms. */
  latency: number | null;
}

export interface Listener {
  hello(): { token: string | null; seen: Record<string, number>; talk: number };
  welcome(welcome: Welcome): void;
  /** Throws when news before it are missing. */
  news(news: News): void;
  line(line: Line): void;
}

interface Pending {
  message: Exclude<ClientMessage, { do: "hello" }>;
  resolve: (answer: Extract<ServerMessage, { id: string }>) => void;
  reject: (fault: Error) => void;
  tries: number;
}

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
const PING_MS = 15000;
const SLOW_MS = 2500;
const DEAD_MS = 10000;
/** The server closes for good; nothing is gained by coming back. */
const FINAL: Record<string, true> = { "no-table": true, aside: true, version: true };
const FINAL_CODES: Record<number, string> = { 4404: "no-table", 4410: "aside", 4426: "version" };
/** Refusals that pass by themselves. */
const PASSING: Record<string, true> = { "not-saved": true, "too-busy": true, "slow-down": true };
const MOST_TRIES = 8;

export class Connection {
  #socket: Socket | null = null;
  #greeted = false;
  #attempt = 0;
  #waiting = new Map<string, Pending>();
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  #line: Line = { state: "joining", retryAt: null, bye: null, slow: false, pending: 0, unsaved: false, latency: null };

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Socket = (address) => new WebSocket(address) as unknown as Socket,
  ) {
    this.#join();
  }

  /** Does something at the table. It is done, or refused; while the line is lost it waits. */
  async send(deed: Deed): Promise<Done> {
    return (await this.#ask({ ...deed, id: newId() })) as Done;
  }

  /** Why something is not on offer to a seat; null: it is. */
  async why(seat: number, text: string): Promise<Reason | null> {
    const answer = await this.#ask({ do: "why", id: newId(), seat, text });
    return answer.is === "because" && answer.reason !== null ? { text: answer.reason, rule: answer.rule } : null;
  }

  /** Takes the line up again at once: the network is back, somebody looks, or the token is another. */
  hurry(anew = false): void {
    if (this.#line.state === "over") return;
    if (anew && this.#socket) this.#drop();
    if (this.#socket === null) this.#join();
    else if (this.#greeted) this.#ping();
  }

  close(): void {
    this.#line = { ...this.#line, state: "over" };
    this.#hangUp();
    for (const { reject } of this.#waiting.values()) reject(new Refusal("closed", "the table was left"));
    this.#waiting.clear();
  }

  // -- the line ------------------------------------------------------------------------------------------------------

  #join(): void {
    clearTimeout(this.#timers.retry);
    const socket = this.open(this.url);
    this.#socket = socket;
    this.#greeted = false;
    this.#show({ state: this.#attempt === 0 && this.#line.state === "joining" ? "joining" : "lost", retryAt: null });
    this.#after("dead", DEAD_MS, () => this.#lose());
    // A socket that we have given up may still speak: nobody listens to it any more.
    const heed =
      <T>(deed: (event: T) => void) =>
      (event: T) => {
        if (this.#socket === socket) deed(event);
      };
    socket.onopen = heed(() => this.#post({ do: "hello", version: VERSION, ...this.listener.hello() }));
    socket.onmessage = heed(({ data }) => this.#hear(data));
    socket.onclose = heed(({ code, reason }) => {
      const final = FINAL_CODES[code];
      if (final) this.#end({ code: final, reason });
      else this.#lose();
    });
  }

  #lose(): void {
    this.#hangUp();
    if (this.#line.state === "over") return;
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 0;
    this.#attempt += 1;
    // All clients of a server lose it at the same moment: they must not all come back at the same moment.
    const wait = pause * (0.5 + Math.random() / 2);
    this.#show({ state: "lost", retryAt: Date.now() + wait, slow: false });
    this.#after("retry", wait, () => this.#join());
  }

  #end(bye: Line["bye"]): void {
    this.#hangUp();
    this.#show({ state: "over", bye, retryAt: null });
    for (const { reject } of this.#waiting.values()) reject(new Refusal(bye?.code ?? "closed", bye?.reason ?? ""));
    this.#waiting.clear();
  }

  #drop(): void {
    this.#hangUp();
    this.#attempt = 0;
  }

  #hangUp(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
  }

  // -- hearing -------------------------------------------------------------------------------------------------------

  #hear(data: unknown): void {
    if (this.#greeted) this.#watch();
    const message = JSON.parse(String(data)) as ServerMessage;
    switch (message.is) {
      case "welcome":
        return this.#greet(message);
      case "news":
        return this.#hearNews(message);
      case "bye":
        this.#show({ bye: message });
        if (FINAL[message.code]) this.#end(message);
        return;
      case "refused":
        if (PASSING[message.code] && this.#tryLater(message.id)) return this.#show({ unsaved: message.code === "not-saved" });
        this.#settle(message.id, ({ reject }) => reject(new Refusal(message.code, message.reason, message.rule ?? null)));
        return;
      case "pong":
      case "done":
      case "because":
        this.#settle(message.id, ({ resolve }) => resolve(message));
    }
  }

  #greet(welcome: Welcome): void {
    this.#greeted = true;
    this.#attempt = 0;
    this.#show({ state: "live", retryAt: null, bye: null, slow: false });
    this.listener.welcome(welcome);
    for (const { message } of this.#waiting.values()) this.#post(message);
    this.#watch();
    this.#after("ping", PING_MS, () => this.#ping());
  }

  #hearNews(news: News): void {
    try {
      this.listener.news(news);
    } catch {
      // Something is missing before it: a new hello says what we have, and the rest comes.
      this.#lose();
    }
  }

  // -- asking --------------------------------------------------------------------------------------------------------

  #ask(message: Pending["message"]): Promise<Extract<ServerMessage, { id: string }>> {
    if (this.#line.state === "over") return Promise.reject(new Refusal("closed", this.#line.bye?.reason ?? "the table was left"));
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject, tries: 0 });
      this.#show({});
      if (this.#greeted) this.#post(message);
      this.#watch();
    });
  }

  #settle(id: string, deed: (pending: Pending) => void): void {
    const pending = this.#waiting.get(id);
    if (!pending) return;
    this.#waiting.delete(id);
    this.#show({ unsaved: false });
    this.#watch();
    deed(pending);
  }

  #tryLater(id: string): boolean {
    const pending = this.#waiting.get(id);
    if (!pending || pending.tries >= MOST_TRIES) return false;
    const pause = PAUSES[Math.min(1 + pending.tries++, PAUSES.length - 1)] ?? 0;
    clearTimeout(this.#timers.slow);
    clearTimeout(this.#timers.dead);
    this.#after(`again ${id}`, pause, () => {
      if (!this.#waiting.has(id) || !this.#greeted) return;
      this.#post(pending.message);
      this.#watch();
    });
    return true;
  }

  /** While something is not answered: first it is slow, then the line is dead. */
  #watch(): void {
    clearTimeout(this.#timers.slow);
    clearTimeout(this.#timers.dead);
    if (this.#line.slow) this.#show({ slow: false });
    if (!this.#greeted || this.#waiting.size === 0) return;
    this.#after("slow", SLOW_MS, () => this.#show({ slow: true }));
    this.#after("dead", DEAD_MS, () => this.#lose());
  }

  #ping(): void {
    if ([...this.#waiting.values()].some(({ message }) => message.do === "ping")) return;
    const sent = Date.now();
    this.#ask({ do: "ping", id: newId() }).then(
      () => this.#show({ latency: Date.now() - sent }),
      () => {},
    );
    this.#after("ping", PING_MS, () => this.#ping());
  }

  #post(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #after(name: string, ms: number, deed: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(deed, ms);
  }

  #show(change: Partial<Line>): void {
    const pending = [...this.#waiting.values()].filter(({ message }) => message.do !== "ping").length;
    this.#line = { ...this.#line, ...change, pending };
    this.listener.line(this.#line);
  }
}

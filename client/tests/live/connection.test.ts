import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/lib/live/api";
import { Connection, type Line, type Listener } from "../../src/lib/live/connection";
import { FakeSocket } from "./fakeSocket";

let sockets: FakeSocket[];
let line: Line;
let listener: Listener;
const last = () => sockets[sockets.length - 1] as FakeSocket;
const join = () =>
  new Connection("ws://here", listener, (url) => {
    sockets.push(new FakeSocket(url));
    return last();
  });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  listener = {
    hello: () => ({ token: "th_x", seen: { "0": 7 }, talk: 2 }),
    welcome: vi.fn(),
    news: vi.fn(),
    line: (now) => (line = now),
  };
});
afterEach(() => vi.useRealTimers());

describe("a line", () => {
  it("begins with a hello that says what is known already", () => {
    join();
    last().onopen?.({});
    expect(last().sent).toEqual([{ do: "hello", version: 2, token: "th_x", seen: { "0": 7 }, talk: 2 }]);
  });

  it("is live once the server has welcomed us", () => {
    join();
    expect(line.state).toBe("joining");
    last().greet();
    expect(line.state).toBe("live");
  });

  it("is taken up again when it breaks, after pauses that grow", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    join();
    const pauses: number[] = [];
    for (let i = 0; i < 7; i++) {
      last().break();
      pauses.push((line.retryAt ?? 0) - Date.now());
      vi.advanceTimersToNextTimer();
    }
    expect(pauses).toEqual([300, 1000, 2000, 4000, 8000, 15000, 15000]);
    expect(sockets).toHaveLength(8);
  });

  it("is taken up at once when there is reason for haste", () => {
    const connection = join();
    last().break();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
  });

  it.each(["no-table", "aside", "version"])("is over after the bye '%s'", (code) => {
    join();
    last().onopen?.({});
    last().tell({ is: "bye", code, reason: "because", again: false });
    expect([line.state, line.bye?.code, last().closed]).toEqual(["over", code, true]);
    vi.advanceTimersByTime(60000);
    expect(sockets).toHaveLength(1);
  });

  it("is over after a closing code that says so, when the bye was lost", () => {
    join();
    last().greet();
    last().break(4410);
    expect([line.state, line.bye?.code]).toEqual(["over", "aside"]);
  });

  it("comes back after the bye of a restart", () => {
    join();
    last().greet();
    last().tell({ is: "bye", code: "restart", reason: "the server restarts", again: true });
    last().break(1012);
    expect([line.state, line.bye?.code]).toEqual(["lost", "restart"]);
    vi.advanceTimersByTime(300);
    last().greet();
    expect([line.state, line.bye, sockets.length]).toEqual(["live", null, 2]);
  });

  it("is dead when the server does not welcome us in time", () => {
    join();
    last().onopen?.({});
    vi.advanceTimersByTime(10000);
    expect(line.state).toBe("lost");
  });

  it("measures how long there and back takes", async () => {
    join();
    last().greet();
    vi.advanceTimersByTime(15000);
    const ping = last().all("ping")[0];
    vi.advanceTimersByTime(80);
    last().tell({ is: "pong", id: ping?.id ?? "", now: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(line.latency).toBe(80);
  });

  it("is given up when a ping is not answered", () => {
    join();
    last().greet();
    vi.advanceTimersByTime(15000 + 10000);
    expect(line.state).toBe("lost");
  });

  it("is taken up anew when news before these are missing", () => {
    listener.news = () => {
      throw new Error("gap");
    };
    join();
    last().greet();
    last().tell({ is: "news", now: 1, number: 1 });
    expect(line.state).toBe("lost");
  });

  it("does not listen to a socket it has given up", () => {
    const connection = join();
    last().greet();
    connection.hurry(true);
    sockets[0]?.tell({ is: "news", now: 1, number: 1 });
    expect(listener.news).not.toHaveBeenCalled();
  });
});

describe("a command", () => {
  const act = { do: "act", seat: 0, option: "roll", step: 3 } as const;

  it("is done when the server says so", async () => {
    const connection = join();
    last().greet();
    const done = connection.send(act);
    const { id } = last().all("act")[0] ?? { id: "" };
    expect(line.pending).toBe(1);
    last().tell({ is: "done", id });
    expect(await done).toMatchObject({ is: "done", id });
    expect(line.pending).toBe(0);
  });

  it("is sent again with the same id when the line breaks before the answer", async () => {
    const connection = join();
    last().greet();
    const done = connection.send(act);
    const first = last().all("act");
    last().break();
    vi.advanceTimersByTime(300);
    last().greet();
    expect(last().all("act")).toEqual(first);
    last().tell({ is: "done", id: first[0]?.id ?? "", again: true });
    expect(await done).toMatchObject({ again: true });
  });

  it("waits for the line when it is lost", () => {
    const connection = join();
    last().break();
    void connection.send(act);
    vi.advanceTimersByTime(300);
    last().greet();
    expect(last().all("act")).toHaveLength(1);
  });

  it("that is acknowledged twice is done once, and not sent again", async () => {
    const connection = join();
    last().greet();
    const done = connection.send(act);
    const { id } = last().all("act")[0] ?? { id: "" };
    last().tell({ is: "done", id });
    last().tell({ is: "done", id, again: true });
    expect(await done).not.toHaveProperty("again");
    last().break();
    vi.advanceTimersByTime(300);
    last().greet();
    expect(last().all("act")).toEqual([]);
  });

  it("that is refused says why", async () => {
    const connection = join();
    last().greet();
    const done = connection.send(act);
    last().tell({ is: "refused", id: last().all("act")[0]?.id ?? "", code: "stale", reason: "things have changed" });
    await expect(done).rejects.toEqual(new Refusal("stale", "things have changed"));
  });

  it("that could not be saved is sent again until it is", async () => {
    const connection = join();
    last().greet();
    const done = connection.send(act);
    const { id } = last().all("act")[0] ?? { id: "" };
    last().tell({ is: "refused", id, code: "not-saved", reason: "the database does not answer" });
    expect(line.unsaved).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(last().all("act").map((message) => message.id)).toEqual([id, id]);
    last().tell({ is: "done", id });
    await done;
    expect(line.unsaved).toBe(false);
  });

  it("without an answer makes the line slow, then lost", () => {
    const connection = join();
    last().greet();
    void connection.send(act);
    vi.advanceTimersByTime(2500);
    expect(line.slow).toBe(true);
    vi.advanceTimersByTime(7500);
    expect(line.state).toBe("lost");
  });

  it("is refused when the table is over and done with", async () => {
    const connection = join();
    last().greet();
    const sent = connection.send(act);
    last().tell({ is: "bye", code: "aside", reason: "set aside", again: false });
    await expect(sent).rejects.toMatchObject({ code: "aside" });
    await expect(connection.send(act)).rejects.toMatchObject({ code: "closed" });
  });
});

it("why not is answered with reason and rule, and with null where it is on offer", async () => {
  const connection = join();
  last().greet();
  const [one, other] = [connection.why(0, "a"), connection.why(0, "b")];
  const [first, second] = last().all("why");
  last().tell({ is: "because", id: second?.id ?? "", reason: null, rule: null });
  last().tell({ is: "because", id: first?.id ?? "", reason: "costs 8", rule: "QC-9.1" });
  expect([await one, await other]).toEqual([{ text: "costs 8", rule: "QC-9.1" }, null]);
});

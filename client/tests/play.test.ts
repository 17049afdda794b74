// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision, Option } from "../src/lib/kernel";
import { keysOf, press } from "../src/lib/pieces/keys";
import { offersBy } from "../src/lib/pieces/offers";
import { LONE_MS, TablePlay } from "../src/lib/pieces/play.svelte";
import { DEFAULTS, settings } from "../src/lib/settings";

const option = (id: string): Option => ({ id, label: id, refs: [], rule: null });
const ask = (...ids: string[]): Decision => ({ seat: 0, kind: "act", prompt: "", rule: null, options: ids.map(option), default: ids[0] ?? "" });

/** Ends are called end, what wastes is called waste, and so on. */
class Play extends TablePlay {
  readonly offers = offersBy([]);
  meantAt = () => null;
  override manners = { ends: ["end"], quiet: ["quiet"], letters: ["give"], throws: ["throw"], joined: [["use", "pick"], ["send", "throw"]], together: ["summon"] };
  override waste = ({ id }: Option) => (id.includes("waste") ? "6 are lost" : null);
}
function sit(decision: Decision) {
  const act = vi.fn();
  const props = { view: { to_act: [0] }, decision, events: [], act, why: vi.fn(), undo: null, seat: 0, people: [], catalogue: {} };
  const ask = (next: Decision) => {
    props.decision = next;
    play.follow();
  };
  const play = new Play(() => props as never);
  return { act, play, ask };
}
const key = (play: TablePlay, key: string) => (press(play, new KeyboardEvent("keydown", { key })), flushSync());

beforeEach(() => settings.set(DEFAULTS));
afterEach(() => vi.useRealTimers());

describe("a press on an option", () => {
  it("selects it, and the second does it", () => {
    const { act, play } = sit(ask("a", "b", "end"));
    play.pick(option("a"));
    expect([play.chosen, play.call?.id, act.mock.calls.length]).toEqual(["a", "a", 0]);
    play.pick(option("a"));
    expect(act).toHaveBeenCalledWith("a");
  });
  it("does it at once for those who want that", () => {
    settings.set({ ...DEFAULTS, firstTap: true });
    const { act, play } = sit(ask("a", "b"));
    play.pick(option("b"));
    expect(act).toHaveBeenCalledWith("b");
  });
  it("ends with one press", () => {
    const { act, play } = sit(ask("a", "end"));
    play.pick(option("end"));
    expect(act).toHaveBeenCalledWith("end");
  });
  it.each(["end waste", "give away"])("asks once where something is lost: %s", (id) => {
    settings.set({ ...DEFAULTS, firstTap: true, confirm: false });
    const { act, play } = sit(ask("a", "b", id));
    play.pick(option(id));
    expect([play.doubt?.option.id, act.mock.calls.length]).toEqual([id, 0]);
  });
  it("of another option forgets the doubt", () => {
    const { play } = sit(ask("a", "b", "end waste"));
    play.pick(option("end waste"));
    play.pick(option("a"));
    expect([play.doubt, play.chosen]).toEqual([null, "a"]);
  });
});

describe("the call", () => {
  it.each([
    [["a", "b", "end"], null],
    [["a", "end"], "a"],
    [["a", "quiet", "give", "end"], "a"],
    [["quiet", "end"], null],
    [["end"], null],
  ])("of %j, nothing selected, is %s", (ids, call) => {
    expect(sit(ask(...ids)).play.call?.id ?? null).toBe(call);
  });
});

describe("the only answer", () => {
  it("goes by itself after a wait, unless it is stopped", () => {
    vi.useFakeTimers();
    const { act, play } = sit(ask("end"));
    const stop = play.goOn();
    vi.advanceTimersByTime(LONE_MS - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledWith("end");
    stop?.();
  });
  it("does not go where there is another, where dice are thrown, and for those who press it themselves", () => {
    vi.useFakeTimers();
    settings.set({ ...DEFAULTS, lone: "never" });
    sit(ask("end")).play.goOn();
    settings.set(DEFAULTS);
    const { act, play } = sit(ask("throw"));
    play.goOn();
    sit(ask("a", "end")).play.goOn();
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
    expect(play.call?.id).toBe("throw");
  });
  it("wastes nothing that could be kept", () => {
    const { act, play } = sit(ask("end waste"));
    play.pick(option("end waste"));
    expect(act).toHaveBeenCalledWith("end waste");
  });
});

describe("two answers that are one act", () => {
  it("need one press for the second", () => {
    const { act, play, ask: next } = sit(ask("use x", "end"));
    play.act("use x");
    next(ask("pick a", "pick b"));
    expect(act).toHaveBeenCalledTimes(1);
    play.pick(option("pick b"));
    expect(act).toHaveBeenLastCalledWith("pick b");
  });
  it("need none where the second is alone, a throw too", () => {
    const { act, play, ask: next } = sit(ask("send x", "end"));
    play.act("send x");
    next(ask("throw"));
    expect(act).toHaveBeenLastCalledWith("throw");
  });
  it("are not one where something else comes between", () => {
    const { act, play, ask: next } = sit(ask("use x", "end"));
    play.act("use x");
    next(ask("yes", "no"));
    play.act("no");
    next(ask("pick a", "pick b"));
    play.pick(option("pick b"));
    expect(act).toHaveBeenLastCalledWith("no");
  });
});

describe("all together", () => {
  it("are answered one after the other, as long as they are on offer", () => {
    const { act, play, ask: next } = sit(ask("summon a", "summon b", "summon c", "end"));
    play.actTogether();
    next(ask("summon b", "summon c", "end"));
    next(ask("summon c", "end"));
    next(ask("end", "capture x", "capture y"));
    expect(act.mock.calls.map(([id]) => String(id))).toEqual(["summon a", "summon b", "summon c"]);
  });
  it("stop at another question, and do not come back", () => {
    const { act, play, ask: next } = sit(ask("summon a", "summon b", "end"));
    play.actTogether();
    next(ask("pick x", "pick y"));
    next(ask("summon b", "end"));
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("a row of answers", () => {
  const then = (id: string) => ({ options }: Decision) => options.find((each) => each.id === id);
  it("leaves out what is not asked, and keeps its question in view until it is over", () => {
    const { act, play, ask: next } = sit(ask("go", "stay"));
    play.act("go", then("pick a"), then("done"));
    expect(play.decision?.options.map(({ id }) => id)).toEqual(["go", "stay"]);
    next(ask("done", "more"));
    next(ask("throw", "end"));
    expect(act.mock.calls.map(([id]) => String(id))).toEqual(["go", "done"]);
    expect(play.decision?.options.map(({ id }) => id)).toEqual(["throw", "end"]);
  });
  it("takes no other answer while it goes", () => {
    const { act, play } = sit(ask("go", "stay"));
    play.act("go", then("done"));
    play.act("stay");
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe("keys", () => {
  const kind = ({ id }: Option) => (id.startsWith("end") ? "end" : id.startsWith("give") ? "letter" : "digit");
  it("are digits in the order of the options, 0 for the end, letters for what gives away", () => {
    const keys = keysOf(["a", "give x", "b", "end", "end 2"].map(option), kind);
    expect(Object.fromEntries(keys)).toEqual({ a: "1", b: "2", "end 2": "3", "give x": "a", end: "0" });
  });
  it("stay the same whatever is selected, and the same key again does it", () => {
    const { act, play } = sit(ask("a", "b", "end"));
    key(play, "2");
    expect([play.chosen, play.keys.get("b")]).toEqual(["b", "2"]);
    key(play, "2");
    expect(act).toHaveBeenCalledWith("b");
  });
  it("belong to an open choice alone", () => {
    const { act, play } = sit(ask("a", "b", "end"));
    play.choice = [option("b")];
    key(play, "0");
    expect(act).not.toHaveBeenCalled();
    key(play, "1");
    expect(play.chosen).toBe("b");
  });
  it("Enter does what is called for, and a space throws only", () => {
    const { act, play } = sit(ask("a", "end"));
    key(play, " ");
    expect(act).not.toHaveBeenCalled();
    key(play, "Enter");
    expect(act).toHaveBeenCalledWith("a");
  });
  it("confirm what was asked about", () => {
    const { act, play } = sit(ask("a", "b", "give x"));
    key(play, "a");
    expect(act).not.toHaveBeenCalled();
    key(play, "a");
    expect(act).toHaveBeenCalledWith("give x");
  });
});

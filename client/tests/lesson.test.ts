// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/live/api";
import { tokens } from "../src/lib/live/tokens";
import type { Visit } from "../src/lib/live/visit";
import { Lesson } from "../src/pages/lesson/lesson.svelte";
import { common, lineBetween, placeFor, type Box } from "../src/pages/lesson/place";
import { close, KEY, note, progressOf, read, triedName } from "../src/pages/lesson/progress";
import { wordsOf } from "../src/pages/lesson/pointing";
import { startLesson, tryOut } from "../src/pages/lesson/start";
import type { Now } from "../src/lib/telling/queue";
import type { LessonNow, NewTableMade } from "../src/lib/wire";

const VIEW: Box = { left: 0, top: 0, width: 1280, height: 720 };
const SIZE = { width: 300, height: 140 };
const inside = (box: Box, view: Box) => box.left >= view.left && box.top >= view.top && box.left + box.width <= view.left + view.width && box.top + box.height <= view.top + view.height;

test("a caption lies near its thing, not on it, and on the page", () => {
  for (const left of [0, 400, 1180]) {
    for (const top of [0, 300, 660]) {
      const target = { left, top, width: 100, height: 60 };
      const box = placeFor(SIZE, target, [], [], VIEW);
      expect(inside(box, VIEW)).toBe(true);
      expect(common(box, target)).toBe(0);
    }
  }
});

test("it leaves the question free where there is room", () => {
  const question = { left: 960, top: 60, width: 310, height: 600 };
  const box = placeFor(SIZE, { left: 900, top: 300, width: 50, height: 50 }, [], [question], VIEW);
  expect(common(box, question)).toBe(0);
});

test("it never lies on what is to be pressed, however near its thing that is", () => {
  const pressed = { left: 200, top: 228, width: 70, height: 70 };
  const box = placeFor(SIZE, { left: 10, top: 95, width: 175, height: 80 }, [pressed], [], { left: 0, top: 0, width: 390, height: 844 });
  expect(common(box, pressed)).toBe(0);
});

test("without a thing it lies in the middle", () => {
  const box = placeFor(SIZE, null, [], [], VIEW);
  expect(Math.abs(box.left + box.width / 2 - 640)).toBeLessThan(20);
});

test("the line goes from the edge of the caption to the edge of the ring", () => {
  const box = { left: 100, top: 300, width: 300, height: 140 };
  expect(lineBetween(box, { left: 120, top: 100, width: 80, height: 60 })).toMatch(/^M160 300C.* 160 160$/);
});

test("what is asked is called as its button calls it", () => {
  document.body.innerHTML = `<button class="end" data-option="confirm"><i><kbd>0</kbd></i>Close with 5 cards</button><li data-option="go"><span class="said"><b>Go on</b> there</span></li>`;
  expect([...document.querySelectorAll("[data-option]")].map(wordsOf)).toEqual(["Close with 5 cards", "Go on"]);
});

beforeEach(() => localStorage.removeItem(KEY));

test("progress is kept on the device", () => {
  expect(progressOf("quarriors")).toBeNull();
  note("quarriors", { state: "left", table: "t", number: 3, of: 14, read: 2 });
  expect(progressOf("quarriors")?.number).toBe(3);
  close("quarriors", "done");
  expect(progressOf("quarriors")).toEqual({ state: "done", table: "t", number: 3, of: 14, read: 2 });
  close("dicequest", "away");
  expect(progressOf("dicequest")?.state).toBe("away");
});

test("nonsense in the storage is left out", () => {
  expect(read("[")).toEqual({});
  expect(read("7")).toEqual({});
  expect(read('{"quarriors": {"state": "left"}, "dicequest": 3}')).toEqual({});
});

test("dice that wait for me are asked for also where nothing is left to be said", () => {
  const lesson = new Lesson({ table: "t" } as Visit, "quarriors");
  lesson.course = { name: "quarriors", title: "", scene: 0, scenes: 1, of: 14, captions: [{ number: 1, say: "These are the Wilds.", at: "part:wilds", rule: null, event: 0, asks: false }], asks: "", ended: false };
  lesson.read = 1;
  expect(lesson.shown(5, 1, null, null)).toBeNull();
  expect(lesson.shown(5, 1, null, { phase: "waits" } as Now)).toMatchObject({ say: "", at: "part:call", number: 1, throws: true, asks: "" });
});

test("what was left is gone on with where its teacher still is, else it begins anew", async () => {
  vi.spyOn(api, "newToken").mockResolvedValue("token");
  const found = vi.spyOn(api, "foundLesson").mockResolvedValue({ table: "new" } as NewTableMade);
  tokens.keep("old", `th_${"a".repeat(43)}`, "", "quarriors", [0]);
  for (const [course, wanted] of [[{}, "#/t/old"], [null, "#/t/new"]] as const) {
    note("quarriors", { state: "left", table: "old", number: 3, of: 14, read: 2 });
    vi.spyOn(api, "lesson").mockResolvedValue({ step: 1, course } as LessonNow);
    await startLesson("quarriors", "quarriors");
    expect(location.hash).toBe(wanted);
  }
  vi.spyOn(api, "lesson").mockRejectedValue(new Error("no such table"));
  note("quarriors", { state: "left", table: "old", number: 3, of: 14, read: 2 });
  await startLesson("quarriors", "quarriors");
  expect(found).toHaveBeenCalledTimes(2);
});

test("a phase is tried at a table of its own, and the lesson stays where it was left", async () => {
  vi.spyOn(api, "newToken").mockResolvedValue("token");
  const found = vi.spyOn(api, "foundLesson").mockResolvedValue({ table: "trial" } as NewTableMade);
  note("quarriors", { state: "left", table: "old", number: 3, of: 14, read: 2 });
  await tryOut("quarriors", { lesson: "quarriors", scene: 0, answers: 8, read: 9, said: 9 });
  expect(found.mock.lastCall?.[1]).toMatchObject({ lesson: "quarriors", scene: 0, answers: 8 });
  expect(location.hash).toBe("#/t/trial");
  expect(progressOf("quarriors")).toMatchObject({ table: "old", number: 3 });
  const trial = new Lesson({ table: "trial" } as Visit, "quarriors");
  expect([trial.kept, trial.read]).toEqual([triedName("quarriors"), 9]);
  await tryOut("quarriors", { lesson: "quarriors", scene: 1, answers: 0, read: 0, said: 7 });
  expect(progressOf(triedName("quarriors"))).toMatchObject({ number: 7, read: 0 });
  expect(new Lesson({ table: "old" } as Visit, "quarriors").read).toBe(2);
});

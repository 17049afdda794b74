// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULTS, KEY, keepSettings, read, settings } from "../src/lib/settings";

afterEach(() => settings.set(DEFAULTS));

describe("stored settings", () => {
  it.each([null, "", "nonsense", "[]", "null", '"text"', "7"])("are the defaults when the storage holds %j", (text) => {
    expect(read(text)).toEqual(DEFAULTS);
  });

  it("keep what is right and mend what is strange", () => {
    expect(read('{"theme": "night", "motion": "wild", "sound": "yes", "confirm": false}')).toEqual({ ...DEFAULTS, theme: "night", confirm: false });
  });

  it("come back as they were written", () => {
    const stop = keepSettings(document.documentElement);
    settings.set({ theme: "day", motion: "none", sound: true, confirm: false, firstTap: true, lone: "never", notify: true, keys: false, pace: "fast", throws: "itself" });
    stop();
    expect(read(localStorage.getItem(KEY))).toEqual({ theme: "day", motion: "none", sound: true, confirm: false, firstTap: true, lone: "never", notify: true, keys: false, pace: "fast", throws: "itself" });
  });

  it("show on the page, and leave it alone where the system decides", () => {
    const root = document.createElement("div");
    const stop = keepSettings(root);
    settings.set({ ...DEFAULTS, theme: "night", motion: "none" });
    expect({ ...root.dataset }).toEqual({ theme: "night", motion: "none" });
    settings.set(DEFAULTS);
    expect({ ...root.dataset }).toEqual({});
    stop();
  });
});

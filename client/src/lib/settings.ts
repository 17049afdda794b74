/** What a player prefers, kept in this browser. Nothing here reaches the server. */
import { writable } from "svelte/store";

export const KEY = "tumblehall.settings";

export interface Settings {
  theme: "system" | "day" | "night";
  motion: "system" | "full" | "none";
  sound: boolean;
  /** Ask again before an answer that cannot be taken back. */
  confirm: boolean;
  /** The first press acts; else it selects, and shows what would be done. */
  firstTap: boolean;
  /** Where there is one answer only: it goes by itself after a wait that is seen, at once, or never. */
  lone: "wait" | "at-once" | "never";
  /** Tell through the browser that it is my move while I look elsewhere. */
  notify: boolean;
  /** Number keys answer; speech that types could answer by mistake. */
  keys: boolean;
  /** How quickly others' turns are told. */
  pace: "slow" | "normal" | "fast" | "at-once";
  /** My dice wait for my press, or fall by themselves. */
  throws: "press" | "itself";
}

export const DEFAULTS: Settings = { theme: "system", motion: "system", sound: true, confirm: true, firstTap: false, lone: "wait", notify: false, keys: true, pace: "normal", throws: "press" };

const CHOICES = { theme: ["system", "day", "night"], motion: ["system", "full", "none"], lone: ["wait", "at-once", "never"], pace: ["slow", "normal", "fast", "at-once"], throws: ["press", "itself"] } as const;

/** The settings a stored text holds; whatever is missing or strange takes its default. */
export function read(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null) stored = value as Record<string, unknown>;
  } catch {
    // Nonsense in the storage is no reason not to play.
  }
  const flag = (name: "sound" | "confirm" | "firstTap" | "notify" | "keys") => {
    const value = stored[name];
    return typeof value === "boolean" ? value : DEFAULTS[name];
  };
  const pick = <T extends string>(value: unknown, choices: readonly T[], other: T) => choices.find((c) => c === value) ?? other;
  return {
    theme: pick(stored.theme, CHOICES.theme, DEFAULTS.theme),
    motion: pick(stored.motion, CHOICES.motion, DEFAULTS.motion),
    sound: flag("sound"),
    confirm: flag("confirm"),
    firstTap: flag("firstTap"),
    lone: pick(stored.lone, CHOICES.lone, DEFAULTS.lone),
    notify: flag("notify"),
    keys: flag("keys"),
    pace: pick(stored.pace, CHOICES.pace, DEFAULTS.pace),
    throws: pick(stored.throws, CHOICES.throws, DEFAULTS.throws),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = writable<Settings>(read(stored()));

/** Shows the settings on the page and keeps them; returns how to stop. */
export function keepSettings(root: HTMLElement): () => void {
  return settings.subscribe((now) => {
    mark(root, "theme", now.theme);
    mark(root, "motion", now.motion);
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A closed storage costs the memory of the settings, nothing else.
    }
  });
}

function mark(root: HTMLElement, name: "theme" | "motion", value: string): void {
  if (value === "system") delete root.dataset[name];
  else root.dataset[name] = value;
}

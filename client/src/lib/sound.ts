/** Small sounds, made by code. Silent where the player wants none, and before the first press on the page. */
import { get } from "svelte/store";
import { settings } from "./settings";

export type Sound = "tap" | "roll" | "turn" | "win" | "won" | "failed";

/** What makes the sounds; it is loaded when somebody wants to hear them. */
let play: ((name: Sound) => void) | null = null;
/** What was to sound while it was loaded: the first press is heard too. */
let missed: Sound | null = null;

/** Browsers let a page sound only after a gesture: the first one opens the air. Returns how to stop waiting. */
export function listenForGesture(page: Document): () => void {
  const open = () => {
    if (!get(settings).sound) return;
    void import("./sounding").then((sounding) => {
      play = sounding.play;
      sounding.wake();
      if (missed) sound(missed);
      missed = null;
    }, () => (missed = null)); // without the line it is silent; the next press tries again
  };
  page.addEventListener("pointerdown", open);
  page.addEventListener("keydown", open);
  return () => {
    page.removeEventListener("pointerdown", open);
    page.removeEventListener("keydown", open);
  };
}

export function sound(name: Sound): void {
  if (!get(settings).sound || document.hidden) return;
  if (play) play(name);
  else missed = name;
}

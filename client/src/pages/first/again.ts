import { untrack } from "svelte";

/** Does something now, and again and again while the page can be seen. Returns how to stop. */
export function again(ms: number, deed: () => void): () => void {
  // An effect that calls this must not run anew because of what the deed has looked at.
  untrack(deed);
  const whenSeen = () => document.hidden || deed();
  const timer = setInterval(whenSeen, ms);
  document.addEventListener("visibilitychange", whenSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", whenSeen);
  };
}

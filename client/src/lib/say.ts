/** Speaks to screen readers. `polite` waits for a pause; `assertive` is for what cannot wait, such as a refusal. */
export type Tone = "polite" | "assertive";

/** In a hidden tab much piles up: only the last of it is spoken. */
const MOST = 8;
/** What is said within one frame is spoken together: otherwise only the last of it would be heard. */
const unsaid: Record<Tone, string[]> = { polite: [], assertive: [] };

export function say(text: string, tone: Tone = "polite"): void {
  const region = regionOf(tone);
  // The same words twice are only spoken again when the region was empty in between.
  region.textContent = "";
  if (unsaid[tone].push(text) > 1) return;
  requestAnimationFrame(() => {
    region.textContent = unsaid[tone].splice(0).slice(-MOST).join(" ");
  });
}

function regionOf(tone: Tone): HTMLElement {
  const id = `say-${tone}`;
  const found = document.getElementById(id);
  if (found) return found;
  const region = document.createElement("div");
  region.id = id;
  region.className = "vh";
  region.setAttribute("aria-live", tone);
  region.setAttribute("role", tone === "polite" ? "status" : "alert");
  document.body.append(region);
  return region;
}

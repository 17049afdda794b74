/** Ties options to things on the table, and says what somebody had in mind who picks a thing without an offer. */
import type { Decision, Option } from "../../lib/kernel";
import { offersBy, type Offers } from "../../lib/pieces/offers";
import { TOKEN } from "./compose";

/** What these name lies not on the table: a face to turn to, a colour to take from the box. */
const NOT_THERE = new Set(["turn-face", "pick-colour"]);

export function refsOf(decision: Decision, option: Option): readonly string[] {
  if (NOT_THERE.has(decision.kind)) return [];
  if (option.id === TOKEN) return [TOKEN];
  const [verb, name] = option.id.split(" ");
  return verb === "threat" ? [`token:${name}`] : option.refs;
}

/** Whether a thing lies where this client draws it; what concerns only others is always listed in words. */
const DRAWN = new Set(["market", "hero", "item", "quest", "action", "die", "colour", "token", "threat", "seat", TOKEN]);

export function isDrawn(ref: string): boolean {
  return DRAWN.has(ref.split(":")[0] ?? "");
}

export function offersOf(decision: Decision | null): Offers {
  return decision ? offersBy(keptFirst(decision.options), (option) => refsOf(decision, option)) : new Map();
}

/** To graduate a hero or to discard an item is seldom wanted, always on offer, and easily hit by mistake. */
export function givesAway(option: Option): boolean {
  return /^(graduate|discard) /.test(option.id);
}
/** A rune is gone at once, and with one die left to re-roll that one rolls at once too. */
export function weigh(option: Option): "light" | "heavy" {
  return givesAway(option) || option.id.startsWith("rune ") || option.id.startsWith(TOKEN) ? "heavy" : "light";
}

/** What gives something away comes last. */
export function keptFirst(options: readonly Option[]): Option[] {
  return [...options.filter((option) => !givesAway(option)), ...options.filter(givesAway)];
}

const VERBS: Record<string, Record<string, string>> = {
  tavern: { market: "recruit ", item: "use ", action: "", quest: "attempt " },
  quest: { quest: "attempt " },
  party: { hero: "send " },
  deploy: { hero: "use ", item: "use " },
  act: { hero: "use ", item: "use ", die: "rune ", reroll: "reroll" },
  "token-dice": { die: "die " },
  "rune-die": { die: "die " },
  "pick-dice": { die: "die " },
  "pay-tokens": { token: "threat " },
};

export function meant(decision: Decision, ref: string): string | null {
  const cut = ref.indexOf(":");
  const [zone, name] = cut < 0 ? [ref, ""] : [ref.slice(0, cut), ref.slice(cut + 1)];
  const verb = VERBS[decision.kind]?.[zone];
  return verb === undefined ? null : verb + name;
}

/** `Arcane Potion: Deployment: ...` in two lines. */
export function twoLines(label: string): { title: string; note?: string } {
  const cut = label.indexOf(": ");
  return cut < 0 ? { title: label } : { title: label.slice(0, cut), note: label.slice(cut + 2) };
}

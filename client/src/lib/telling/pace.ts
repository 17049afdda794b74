/** How long things take to be told, in ms at the normal pace. */
import { get } from "svelte/store";
import { still } from "../motion";
import { teaching } from "../pieces/teaching";
import { settings, type Settings } from "../settings";

export type Pace = Settings["pace"];

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.6, "at-once": 0 };

export const DEED_MS = 900;
export const COMBAT_MS = 1800;
/** Three tumbles; the last die lies so much later than the first. */
export const THROW_MS = 700;
export const LATER_MS = 120;
/** Nothing moves and nothing is written. */
export const STILL_MS = 250;
/** So long what was thrown is looked at. */
export const REST_MS = 500;
/** So long my question waits at most where my clock runs. */
export const BEFORE_ME_MS = 3000;

/** Who learns is told slowly. */
export function factor(): number {
  const { pace } = get(settings);
  return FACTORS[get(teaching) && pace !== "at-once" ? "slow" : pace];
}

/** Without motion dice do not tumble: what they show appears. */
export function throwMs(dice: number): number {
  if (still()) return 0;
  return THROW_MS + (dice > 1 ? LATER_MS : 0);
}

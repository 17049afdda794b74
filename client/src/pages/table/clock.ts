/** Times as people read them. */
import { t } from "./t";

const DAY_HOURS = 24;

/** A clock that runs: `1:05`, with hours where there are some, and without seconds where there are days. */
export function ticking(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, rest] = [Math.floor(whole / 3600), whole % 3600];
  if (hours >= DAY_HOURS) return t("people.days", { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS });
  const two = (n: number) => String(n).padStart(2, "0");
  const [mins, secs] = [Math.floor(rest / 60), rest % 60];
  return hours ? `${hours}:${two(mins)}:${two(secs)}` : `${mins}:${two(secs)}`;
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest whole unit: `3 days`, `90 seconds`. */
export function minutes(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

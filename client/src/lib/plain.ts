/** Reads plain values that may be of a form this client does not know yet: what does not fit is left out. */
import type { Json } from "./kernel";

export function textsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export function listOf(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

export function numbersIn(value: Json | undefined): Record<string, number> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

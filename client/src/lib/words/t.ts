/** Looks a text of the interface up: `t("card.left", { n: 3 })`. The keys and what each must be given are typed. */
import { en } from "./en";
import { pseudo } from "./pseudo";

type Catalogue = typeof en;
export type Key = keyof Catalogue;
type Forms = { readonly other: string; readonly zero?: string; readonly one?: string };

type Holes<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Text<K extends Key> = Catalogue[K] extends string ? Catalogue[K] : Catalogue[K][keyof Catalogue[K]];
type Needs<K extends Key> = Catalogue[K] extends string ? Holes<Text<K>> : Holes<Text<K>> | "n";
type Given<K extends Key> = { [Name in Needs<K>]: Name extends "n" ? number : string | number };
type Rest<K extends Key> = [Needs<K>] extends [never] ? [] : [given: Given<K>];

const PLURAL = new Intl.PluralRules("en");

/** `?lang=pseudo` shows every text accented and longer: what stays plain is not in the catalogue, what breaks is too tight. */
const isPseudo = typeof location !== "undefined" && new URLSearchParams(location.search).get("lang") === "pseudo";

export function t<K extends Key>(key: K, ...rest: Rest<K>): string {
  const given: Record<string, string | number> = rest[0] ?? {};
  const entry: string | Forms = en[key];
  const text = typeof entry === "string" ? entry : formOf(entry, Number(given.n));
  return fill(isPseudo ? pseudo(text) : text, given);
}

export function formOf(forms: Forms, n: number): string {
  if (n === 0 && forms.zero !== undefined) return forms.zero;
  return PLURAL.select(n) === "one" ? (forms.one ?? forms.other) : forms.other;
}

export function fill(text: string, given: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole));
}

/** Looks a text of the interface up: `t("cards.shown", { n: 3 })`. The keys and what each must be given are typed. */
import { en } from "./en";
import { pseudo } from "./pseudo";

export type Forms = { readonly other: string; readonly zero?: string; readonly one?: string };
export type Texts = { readonly [key: string]: string | Forms };

type Holes<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Needs<Entry> = Entry extends string ? Holes<Entry> : Holes<Entry[keyof Entry]> | "n";
type Given<Name extends string> = { [N in Name]: N extends "n" ? number : string | number };
type Rest<Entry> = [Needs<Entry>] extends [never] ? [] : [given: Given<Needs<Entry>>];

type Lookup<All> = <K extends keyof All>(key: K, ...rest: Rest<All[K]>) => string;

const PLURAL = new Intl.PluralRules("en");

/** `?lang=pseudo` shows every text accented and longer: what stays plain is not in the catalogue, what breaks is too tight. */
const isPseudo = typeof location !== "undefined" && new URLSearchParams(location.search).get("lang") === "pseudo";

/** The texts of a game beside those of the shell. A game loads its own with itself. */
export function textsWith<const Own extends Texts>(own: Own): Lookup<typeof en & Own> {
  const all: Texts = { ...en, ...own };
  return (key, ...rest) => {
    const given: Record<string, string | number> = rest[0] ?? {};
    const entry = all[String(key)] ?? String(key);
    const text = typeof entry === "string" ? entry : formOf(entry, Number(given.n));
    return fill(isPseudo ? pseudo(text) : text, given);
  };
}

export const t = textsWith({});
export type Key = keyof typeof en;

export function formOf(forms: Forms, n: number): string {
  if (n === 0 && forms.zero !== undefined) return forms.zero;
  return PLURAL.select(n) === "one" ? (forms.one ?? forms.other) : forms.other;
}

export function fill(text: string, given: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(given[name] ?? hole));
}

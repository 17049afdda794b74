/** The rules of a game as a book: sections, what names what, and what a search finds. */
import { partsOf, type Part } from "../../lib/links";
import type { RuleOut } from "../../lib/wire";

export interface Section {
  id: string;
  title: string;
  /** The heading of the printed rulebook, where it differs. */
  printed: string;
  rules: RuleOut[];
}

export function sectionsOf(rules: readonly RuleOut[]): Section[] {
  const sections: Section[] = [];
  for (const rule of rules) {
    const [, title = rule.title, printed = ""] = /^(.*?)(?: \[(.+)\])?$/.exec(rule.title) ?? [];
    const last = sections.at(-1);
    if (last?.id === rule.section && last.title === title) last.rules.push(rule);
    else sections.push({ id: rule.section, title, printed, rules: [rule] });
  }
  return sections;
}

/** The text for readers: the marks of our own decisions are shown beside it instead. */
export function wordsOf(rule: RuleOut): string {
  return rule.text
    .replaceAll(/\[[BD]\] /g, "")
    .replaceAll(/(^|\. )R: (.)/g, (_, before: string, first: string) => before + first.toUpperCase())
    .replaceAll(/\bR: /g, "");
}

/** The text in parts; those with a `ref` name another rule. */
export function partsOfRule(rule: RuleOut, ids: readonly string[]): Part[] {
  return partsOf(wordsOf(rule), ids.filter((id) => id !== rule.id).map((id) => ({ name: id, ref: id })));
}

/** The rules whose text names this one. */
export function naming(id: string, rules: readonly RuleOut[]): string[] {
  return rules.filter((rule) => partsOfRule(rule, [id]).some((part) => part.ref === id)).map((rule) => rule.id);
}

/** The words of a search, small. */
export function wordsIn(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a rule has all the words, in its id, heading or text. */
export function fits(rule: RuleOut, words: readonly string[]): boolean {
  const all = `${rule.id} ${rule.title} ${wordsOf(rule)}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

/** A text cut where sought words stand: every other piece, from the second, is a hit. */
export function hitsIn(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "giu"));
}

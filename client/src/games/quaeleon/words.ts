/** Cards and what befalls them, in words of the interface. */
import { inWords } from "../../lib/words/plain";
import type { Step } from "./blow";
import type { CardFacts, Works } from "./catalogue";
import type { Job } from "./looks";
import { t } from "./t";
import type { Change, Stat } from "./view";

export function statWords(stat: Stat, n: number): string {
  switch (stat) {
    case "attack":
      return t("kq.attack", { n });
    case "defence":
      return t("kq.defence", { n });
    case "healing":
      return t("kq.healing", { n });
    default:
      return `${inWords(stat)} ${n}`;
  }
}

export function worksWords(works: Works): string {
  switch (works) {
    case "once":
      return t("kq.works.once");
    case "next":
      return t("kq.works.next");
    case "stays":
      return t("kq.works.stays");
    case "again":
      return t("kq.works.again");
    case "sprung":
      return t("kq.works.sprung");
    default:
      return inWords(works);
  }
}

/** The same, for a list of signs. */
export function worksBrief(works: Works): string {
  switch (works) {
    case "once":
      return t("kq.brief.once");
    case "next":
      return t("kq.brief.next");
    case "stays":
      return t("kq.brief.stays");
    case "again":
      return t("kq.brief.again");
    case "sprung":
      return t("kq.brief.sprung");
    default:
      return inWords(works);
  }
}

/** What a card says; one without words has its values put into some. */
export function saysWords({ text, attack, defence, healing }: CardFacts): string {
  if (text) return typeset(text);
  const said = [attack && t("kq.says.attack", { n: attack }), defence && t("kq.says.defence", { n: defence }), healing && t("kq.says.healing", { n: healing })];
  return said.filter(Boolean).join(" ") || t("kq.plain");
}

/** What a card does while it lies there, in a few words; `name` is its owner's, null where that is me. */
export function briefWords(facts: CardFacts, name: string | null): string {
  const [you, your] = name === null ? [t("kq.you"), t("kq.your")] : [name, t("kq.of", { name })];
  const [first = "", ...rest] = typeset(facts.brief || facts.text).replaceAll("{you}", you).replaceAll("{your}", your);
  return first.toUpperCase() + rest.join("");
}

export function jobWords(job: Job): string {
  switch (job) {
    case "strike":
      return t("kq.job.strike");
    case "guard":
      return t("kq.job.guard");
    case "mend":
      return t("kq.job.mend");
    case "sap":
      return t("kq.job.sap");
    case "meddle":
      return t("kq.job.meddle");
    case "muster":
      return t("kq.job.muster");
    case "order":
      return t("kq.job.order");
    case "quaeleon":
      return t("kq.job.quaeleon");
    case "other":
      return t("kq.job.other");
  }
}

/** `+5 attack`, `healing × 0.5`. */
export function changeWords(change: Change): string {
  const [sign, what] = [changeSign(change), statName(change.stat)];
  return change.op === "add" ? `${sign} ${what}` : `${what} ${sign}`;
}

/** `+5`, `× 0.5`. */
export function changeSign({ op, n }: Pick<Change, "op" | "n">): string {
  switch (op) {
    case "add":
      return signed(n);
    case "mul":
      return `× ${n}`;
    case "set":
      return `= ${n}`;
    default:
      return `${inWords(op)} ${n}`;
  }
}

/** In a sum: `+ 5`, `− 2`, `× 0.5`. */
export function inSum(change: Pick<Change, "op" | "n">): string {
  return changeSign(change).replace(/^([+−])/, "$1 ");
}

export function stepWords(step: Step): string {
  switch (step) {
    case "effects":
      return t("kq.step.effects");
    case "defence":
      return t("kq.step.defence");
    case "healing":
      return t("kq.step.healing");
    case "attack":
      return t("kq.step.attack");
  }
}

export function statName(stat: Stat): string {
  switch (stat) {
    case "attack":
      return t("kq.stat.attack");
    case "defence":
      return t("kq.stat.defence");
    case "healing":
      return t("kq.stat.healing");
    default:
      return inWords(stat);
  }
}

/** With a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A text of the server with real minus signs: `gets -2 defence`. */
export function typeset(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

/** The letters of the longest word of a name, which may break at a hyphen. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/\s|(?<=-)/).map((word) => word.length));
}

/** Places in a stack. */
export function placeWords(place: number): string {
  const words = [t("kq.place.1"), t("kq.place.2"), t("kq.place.3"), t("kq.place.4"), t("kq.place.5")];
  return words[place] ?? String(place + 1);
}

/** All that a small tile cannot show. */
export function spokenCard(facts: CardFacts): string {
  const values = (["attack", "defence", "healing"] as const).flatMap((stat) => (facts[stat] === null ? [] : [statWords(stat, facts[stat])]));
  return [facts.name, initiativeWords(facts.initiative), ...values].filter(Boolean).join(", ");
}

/** Nothing where it is not known. */
export function initiativeWords(n: number): string {
  return Number.isFinite(n) ? t("kq.initiative", { n }) : "";
}

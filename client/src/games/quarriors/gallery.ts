/** Which cards of the gallery are shown: by set, energy, kind, cost and words, all at once, and how many each choice leaves. */
import type { CardOut } from "../../lib/wire";
import { holds } from "../../lib/seek";
import type { Catalogue } from "./catalogue";
import { factOf } from "./pieces/card";

type Printed = Catalogue["cards"][string];
export interface Version extends Printed {
  id: string;
  /** The name of its die. */
  die: string;
  kind: string;
  /** The quartifacts of its dice. */
  arts: readonly string[];
  notes: string;
  cost: number | undefined;
  glory: number | undefined;
  /** Of a quest. */
  level: number | undefined;
}

/** An empty value leaves all. */
export interface Sought {
  search: string;
  set: string;
  energy: string;
  kind: string;
  cost: string;
}
export type By = Exclude<keyof Sought, "search">;
export const ALL: Sought = { search: "", set: "", energy: "", kind: "", cost: "" };
/** Of a card without an energy. */
export const PLAIN = "plain";

export function versionsOf(catalogue: Catalogue, cards: readonly CardOut[]): Version[] {
  const facts = new Map(cards.map((card) => [card.id, card]));
  const dice = new Map(Object.values(catalogue.dice).map((die) => [die.name, die]));
  return Object.entries(catalogue.cards).map(([id, card]) => {
    const [words, die] = [facts.get(id), id.slice(0, id.lastIndexOf("/"))];
    return { ...card, id, die, kind: dice.get(die)?.kind ?? "", arts: dice.get(die)?.arts ?? [], notes: words?.notes ?? "", cost: factOf("cost", words?.facts), glory: factOf("glory", words?.facts), level: factOf("level", words?.facts) };
  });
}

/** What a card has of what it can be sought by. */
export function valueOf(card: Version, by: By): string {
  switch (by) {
    case "energy":
      return card.energy ?? PLAIN;
    case "cost":
      return card.captured && card.cost !== undefined ? String(card.cost) : "";
    default:
      return card[by];
  }
}

const BYS: readonly By[] = ["set", "energy", "kind", "cost"];

/** Whether it fits all that is sought; `but`: leaving out one of it. */
export function isSought(card: Version, sought: Sought, but?: By): boolean {
  if (!BYS.every((by) => by === but || !sought[by] || valueOf(card, by) === sought[by])) return false;
  return holds(sought.search, card.name, card.type, card.die, card.kind, card.energy ?? "", ...card.arts, ...card.abilities.map(({ text }) => text));
}

/** How many cards each value would leave, all else being as it is; under the empty value all of them. */
export function countsOf(versions: readonly Version[], sought: Sought, by: By): ReadonlyMap<string, number> {
  const left = versions.filter((card) => isSought(card, sought, by));
  const counts = new Map([["", left.length]]);
  for (const card of left) counts.set(valueOf(card, by), (counts.get(valueOf(card, by)) ?? 0) + (valueOf(card, by) ? 1 : 0));
  return counts;
}

/** All values in use, numbers in their order. */
export function valuesOf(versions: readonly Version[], by: By): string[] {
  const found = [...new Set(versions.map((card) => valueOf(card, by)))].filter(Boolean);
  return by === "cost" ? found.sort((a, b) => Number(a) - Number(b)) : found;
}

/** The cards of the gallery, shelf by shelf. */
import { aboutOf, type Told } from "./about";
import type { Kind } from "./looks";
import { t } from "./t";
import type { Catalogue } from "./facts";

export interface Shown {
  kind: Kind;
  slug: string;
  told: Told;
}
export interface Shelf {
  name: string;
  title: string;
  cards: Shown[];
}
const ACTS = [1, 2, 3];

/** Everything that is printed on cards, and the actions of the board. */
export function shelvesOf(catalogue: Catalogue): Shelf[] {
  const { heroes, items, challenges, quests, adventures, threats, actions } = catalogue;
  const shelf = (name: string, title: string, kind: Kind, slugs: string[]): Shelf => ({
    name,
    title,
    cards: slugs.map((slug) => ({ kind, slug, told: aboutOf(catalogue, kind, slug) })),
  });
  const heroesThat = (legend: boolean) => Object.keys(heroes).filter((slug) => heroes[slug]?.legend === legend);
  const ofDeck = (deck: string) => Object.keys(items).filter((slug) => items[slug]?.deck === deck);
  const ofAct = (printed: object, act: number) => Object.keys(printed).filter((slug) => challenges[slug]?.act === act);
  return [
    shelf("hero", t("dq.shelfHeroes"), "hero", heroesThat(false)),
    shelf("legend", t("dq.shelfLegends"), "hero", heroesThat(true)),
    shelf("basic", t("dq.shelfBasic"), "item", ofDeck("basic")),
    shelf("take_that", t("dq.shelfTakeThat"), "item", ofDeck("take_that")),
    shelf("legendary", t("dq.shelfLegendary"), "item", ofDeck("legendary")),
    ...ACTS.map((n) => shelf(`quest-${n}`, t("dq.shelfQuests", { n }), "challenge", ofAct(quests, n))),
    ...ACTS.map((n) => shelf(`adventure-${n}`, t("dq.shelfAdventures", { n }), "challenge", ofAct(adventures, n))),
    shelf("threat", t("dq.threats"), "threat", Object.keys(threats)),
    shelf("action", t("dq.boardActions"), "action", Object.keys(actions)),
  ];
}

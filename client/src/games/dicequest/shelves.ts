/** The cards of the gallery, shelf by shelf. */
import { inWords } from "../../lib/words/plain";
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
  const DECKS: Readonly<Record<string, string>> = { basic: t("dq.shelfBasic"), take_that: t("dq.shelfTakeThat"), legendary: t("dq.shelfLegendary") };
  const decks = [...new Set([...Object.keys(DECKS), ...Object.values(items).map(({ deck }) => deck)])];
  const acts = [...new Set(Object.values(challenges).map(({ act }) => act))].filter(Boolean).sort((a, b) => a - b);
  const ofAct = (printed: object, act: number) => Object.keys(printed).filter((slug) => challenges[slug]?.act === act);
  return [
    shelf("hero", t("dq.shelfHeroes"), "hero", heroesThat(false)),
    shelf("legend", t("dq.shelfLegends"), "hero", heroesThat(true)),
    ...decks.map((deck) => shelf(deck, DECKS[deck] ?? inWords(deck), "item", ofDeck(deck))),
    ...acts.map((n) => shelf(`quest-${n}`, t("dq.shelfQuests", { n }), "challenge", ofAct(quests, n))),
    ...acts.map((n) => shelf(`adventure-${n}`, t("dq.shelfAdventures", { n }), "challenge", ofAct(adventures, n))),
    shelf("threat", t("dq.threats"), "threat", Object.keys(threats)),
    shelf("action", t("dq.boardActions"), "action", Object.keys(actions)),
  ];
}

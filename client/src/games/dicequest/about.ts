/** All about a card in words, from the printed facts. */
import { inWords } from "../../lib/words/plain";
import { classWord, type Kind } from "./looks";
import { inWords as signWords, woundWords } from "./signs";
import { roman } from "./roman";
import { t } from "./t";
import type { Catalogue } from "./facts";
import type { Sign } from "./view";

export interface Told {
  name: string;
  facts: string;
  lines: { title?: string; text: string; /** Where there is room, signs show it. */ sign?: true }[];
  flavour: string;
}

const DECKS: Readonly<Record<string, string>> = { basic: t("dq.item"), take_that: t("dq.takeThatItem"), legendary: t("dq.legendaryItem") };
const USES: Readonly<Record<string, string>> = { single_use: t("dq.singleUse"), equipment: t("dq.equipment"), treasure: t("dq.treasure") };

/** A card that is not in the catalogue has a name at least. */
const unknown = (slug: string): Told => ({ name: inWords(slug), facts: "", lines: [], flavour: "" });

export function aboutOf(catalogue: Catalogue, kind: Kind, slug: string): Told {
  if (kind === "hero") return aboutHero(catalogue, slug);
  if (kind === "item") {
    const item = catalogue.items[slug];
    if (!item) return unknown(slug);
    const facts = [DECKS[item.deck] ?? inWords(item.deck), USES[item.kind] ?? inWords(item.kind)];
    if (item.points) facts.push(t("dq.points", { n: item.points }));
    return { name: item.name, facts: facts.join(", "), lines: [{ text: item.text }], flavour: "" };
  }
  if (kind === "threat" || kind === "action") {
    const { name = inWords(slug), text = "" } = (kind === "threat" ? catalogue.threats : catalogue.actions)[slug] ?? {};
    return { name, facts: t(kind === "threat" ? "dq.threatCard" : "dq.boardAction"), lines: [{ text }], flavour: "" };
  }
  return aboutChallenge(catalogue, slug);
}

function aboutHero(catalogue: Catalogue, slug: string): Told {
  const hero = catalogue.heroes[slug];
  if (!hero) return unknown(slug);
  const dice = hero.dice.map((colour) => t("dq.dieOf", { name: classWord(catalogue, colour) })).join(", ");
  const worth = t(hero.legend ? "dq.points" : "dq.asExpert", { n: hero.points });
  return {
    name: hero.name,
    facts: [hero.legend ? t("dq.legend") : hero.class, t("dq.costs", { n: hero.cost }), worth].join(", "),
    lines: [{ text: dice, sign: true }, hero.legend ? { text: hero.text } : { title: t("dq.expert"), text: hero.text }],
    flavour: "",
  };
}

function aboutChallenge(catalogue: Catalogue, slug: string): Told {
  const card = catalogue.challenges[slug];
  if (!card) return unknown(slug);
  const [quest, adventure] = [catalogue.quests[slug], catalogue.adventures[slug]];
  if (!card.act) return { name: card.name, facts: t("dq.onBoard"), lines: [{ text: catalogue.playtime }], flavour: "" };
  const lines: Told["lines"] = [
    { title: t("dq.needs"), text: signWords(card.need), sign: true },
    { title: t("dq.wounds"), text: woundWords(card.wounds), sign: true },
  ];
  if (card.text) lines.push({ text: card.text });
  if (quest) {
    lines.push({ title: t("dq.success"), text: [t("dq.points", { n: quest.points }), quest.success].join(", "), sign: true });
    lines.push({ title: t("dq.always"), text: quest.always, sign: true });
  }
  adventure?.ranks.forEach((text, i) => lines.push({ title: t("dq.rank", { n: i + 1 }), text }));
  if (adventure?.unlimited.length) lines.push({ text: unlimitedWords(adventure.unlimited) });
  if (adventure?.reward) lines.push({ title: t("dq.reward"), text: adventure.reward });
  return { name: card.name, facts: `${t("dq.actN", { act: roman(card.act) })}, ${partyWords(card.party)}`, lines, flavour: card.flavour };
}

export function unlimitedWords(signs: readonly Sign[]): string {
  return t("dq.unlimited", { what: signs.map((sign) => signWords({ [sign]: 1 })).join(", ") });
}

export function partyWords([least = 0, most = least]: readonly number[]): string {
  return least === most ? t("dq.heroes", { n: most }) : t("dq.heroesTo", { least, most });
}

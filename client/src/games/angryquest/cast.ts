/** How characters, monsters, colours and attributes are drawn and briefly called. */
import { SEAT_INKS, type Ink, type SeatInk } from "../../lib/look/inks";
import { inWords } from "../../lib/words/plain";
import { t, type Key } from "./t";
import { ATTRIBUTES, type Catalogue } from "./catalogue";
import type { Attribute, Colour, Upgrade, Values, View } from "./view";

/** The symbols of `glyphs.svg`: each is a word of the character's name. */
const CAST = new Set(
  ("vessa tam brakka silt ordelia wend hroth maren ashgar pell karrow olga tolliver anselm hadda finch dunmore veiled jory " +
    "runa pim yrsa orlo bree dov mimi osric annie ludo evra bitterroot ilse").split(" "),
);
/** Who is not called by the word that is drawn. */
const CALLED: Record<string, string> = { veiled: "Sister" };

/** Who is not drawn yet is a pawn. */
const ANYBODY = "pawn";

export function glyphOf(slug: string): string {
  return slug.split("-").find((word) => CAST.has(word)) ?? ANYBODY;
}

export function nameOf({ characters }: Pick<Catalogue, "characters">, slug: string): string {
  return characters[slug]?.name ?? inWords(slug);
}

/** One word of the name, for where the whole does not fit. */
export function shortOf(slug: string): string {
  const word = glyphOf(slug);
  if (word === ANYBODY) return inWords(slug);
  return CALLED[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

const MONSTER_INKS: Record<string, Ink> = {
  armour: "steel", hydra: "teal", regent: "stone", roc: "azure", librarian: "violet", colossus: "copper",
};
export function monsterDrawing(slug: string): { glyph: string; ink: Ink } {
  const word = slug.split("-").at(-1) ?? "";
  const ink = MONSTER_INKS[word];
  return ink ? { glyph: `m-${word}`, ink } : { glyph: ANYBODY, ink: "stone" };
}
export function monsterName({ monsters }: Pick<Catalogue, "monsters">, slug: string): string {
  return monsters[slug]?.name ?? inWords(slug);
}

/** A red corner is printed rose: the accent is the only red. Who has no corner yet is stone. */
const COLOUR_INKS: Readonly<Record<string, SeatInk>> = { red: "rose", green: "green", blue: "blue", yellow: "yellow" };
export type PieceInk = SeatInk | "stone";
export function inkOf(colour: Colour | null): PieceInk {
  return COLOUR_INKS[colour ?? ""] ?? "stone";
}

/** Everybody in the colour of the own corner. Who has none yet gets an ink that nobody has. */
export function seatInks({ seats }: Pick<View, "seats">): SeatInk[] {
  const inks = seats.map(({ colour }) => COLOUR_INKS[colour ?? ""]);
  const free = SEAT_INKS.filter((ink) => !inks.includes(ink));
  return inks.map((ink) => ink ?? free.shift() ?? "rose");
}

const ATTRIBUTE_ICONS: Readonly<Record<string, string>> = {
  close: "i-sword", ranged: "i-bow", arcane: "i-star", armour: "i-shield", movement: "i-boot",
} satisfies Record<Attribute, string>;
export function attributeIcon(attribute: string): string {
  return ATTRIBUTE_ICONS[attribute] ?? "i-die";
}
const ATTRIBUTE_WORDS = {
  close: "aq.close", ranged: "aq.ranged", arcane: "aq.arcane", armour: "aq.armour", movement: "aq.movement",
} as const satisfies Record<Attribute, Key>;
export function attributeWord(attribute: string): string {
  return Object.hasOwn(ATTRIBUTE_WORDS, attribute) ? t(ATTRIBUTE_WORDS[attribute as Attribute]) : inWords(attribute);
}
/** In the order of the cards; those that this client does not know come last. */
export function attributesOf(values: Partial<Values>): Attribute[] {
  return [...new Set([...ATTRIBUTES, ...(Object.keys(values) as Attribute[])])];
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** What upgrades add, where the values as they are now tell; else how high they are. */
export function upgradeWords(upgrades: readonly Upgrade[], printed: Values, now: Values = printed): string {
  const raised = attributesOf(printed).filter((attribute) => upgrades.some((upgrade) => upgrade.attribute === attribute));
  return raised
    .map((attribute) => {
      const more = (now[attribute] ?? 0) - (printed[attribute] ?? 0);
      const level = upgrades.filter((upgrade) => upgrade.attribute === attribute).reduce((sum, upgrade) => sum + upgrade.level, 0);
      const word = attributeWord(attribute);
      return more ? t("aq.upgraded", { attribute: word, more }) : t("aq.upgradedLevel", { attribute: word, level });
    })
    .join(", ");
}

/** How characters, monsters, colours and attributes are drawn and briefly called. */
import { SEAT_INKS, type Ink, type SeatInk } from "../../lib/look/inks";
import { t, type Key } from "./t";
import { ATTRIBUTES, type Attribute, type Colour, type Upgrade, type Values, type View } from "./view";

/** The symbols of `glyphs.svg`: each is a word of the character's name. */
const CAST = new Set(
  ("vessa tam brakka silt ordelia wend hroth maren ashgar pell karrow olga tolliver anselm hadda finch dunmore veiled jory " +
    "runa pim yrsa orlo bree dov mimi osric annie ludo evra bitterroot ilse").split(" "),
);
/** Who is not called by the word that is drawn. */
const CALLED: Record<string, string> = { veiled: "Sister" };

export function glyphOf(slug: string): string {
  return slug.split("-").find((word) => CAST.has(word)) ?? "hroth";
}

/** One word of the name, for where the whole does not fit. */
export function shortOf(slug: string): string {
  const word = glyphOf(slug);
  return CALLED[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

const MONSTER_INKS: Record<string, Ink> = {
  armour: "steel", hydra: "teal", regent: "stone", roc: "azure", librarian: "violet", colossus: "copper",
};
export function monsterDrawing(slug: string): { glyph: string; ink: Ink } {
  const word = slug.split("-").at(-1) ?? "";
  return { glyph: `m-${word}`, ink: MONSTER_INKS[word] ?? "stone" };
}

/** A red corner is printed rose: the accent is the only red. Who has no corner yet is stone. */
const COLOUR_INKS: Record<Colour, SeatInk> = { red: "rose", green: "green", blue: "blue", yellow: "yellow" };
export type PieceInk = SeatInk | "stone";
export function inkOf(colour: Colour | null): PieceInk {
  return colour ? COLOUR_INKS[colour] : "stone";
}

/** Everybody in the colour of the own corner. Who has none yet gets an ink that nobody has. */
export function seatInks({ seats }: Pick<View, "seats">): SeatInk[] {
  const taken = seats.flatMap(({ colour }) => (colour ? [COLOUR_INKS[colour]] : []));
  const free = SEAT_INKS.filter((ink) => !taken.includes(ink));
  return seats.map(({ colour }) => (colour ? COLOUR_INKS[colour] : (free.shift() ?? "rose")));
}

export const ATTRIBUTE_ICONS: Record<Attribute, string> = {
  close: "i-sword", ranged: "i-bow", arcane: "i-star", armour: "i-shield", movement: "i-boot",
};
const ATTRIBUTE_WORDS = {
  close: "aq.close", ranged: "aq.ranged", arcane: "aq.arcane", armour: "aq.armour", movement: "aq.movement",
} as const satisfies Record<Attribute, Key>;
export function attributeWord(attribute: Attribute): string {
  return t(ATTRIBUTE_WORDS[attribute]);
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

/** What upgrades add, where the values as they are now tell; else how high they are. */
export function upgradeWords(upgrades: readonly Upgrade[], printed: Values, now: Values = printed): string {
  const raised = ATTRIBUTES.filter((attribute) => upgrades.some((upgrade) => upgrade.attribute === attribute));
  return raised
    .map((attribute) => {
      const more = now[attribute] - printed[attribute];
      const level = upgrades.filter((upgrade) => upgrade.attribute === attribute).reduce((sum, upgrade) => sum + upgrade.level, 0);
      const word = attributeWord(attribute);
      return more ? t("aq.upgraded", { attribute: word, more }) : t("aq.upgradedLevel", { attribute: word, level });
    })
    .join(", ");
}

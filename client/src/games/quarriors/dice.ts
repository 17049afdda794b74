/** Dice and cards as they are drawn, from the names of the view: `witching-hag#4`. */
import { inWords } from "../../lib/words/plain";
import { artOf } from "./arts";
import { lookOf, type ClassLook } from "./classes";
import { faceOf } from "./anyFaces";
import type { Place, Places } from "./inks";
import type { Card } from "./pieces/card";
import type { Face, Kind } from "./pieces/face";
import type { Catalogue } from "./catalogue";
import type { QuestCard, SeatView, WildsCard } from "./view";

export interface DieLook extends ClassLook {
  name: string;
  /** Its place in the Wilds, where there is a table. */
  ink: Place;
  round: boolean;
  face: Face;
}

/** Two of them are every player's own. */
export const LARGE_DIE = "large-quiddity";

export function classOf(die: string): string {
  return die.split("#")[0] ?? die;
}

export function faceNumber(die: string): number | null {
  const face = die.split("#")[1];
  return face === undefined ? null : Number(face);
}

/** The printed facts as they are at a table: a die has the faces of its card in the Wilds. */
export function atTable(catalogue: Catalogue, wilds: readonly WildsCard[]): Catalogue {
  const own = wilds.flatMap(({ card, die }) => {
    const [printed, known] = [catalogue.cards[card], catalogue.dice[die]];
    return printed?.faces && known ? [[die, { ...known, faces: printed.faces }] as const] : [];
  });
  return own.length ? { ...catalogue, dice: { ...catalogue.dice, ...Object.fromEntries(own) } } : catalogue;
}

export function dieLook(catalogue: Catalogue, die: string, places?: Places): DieLook {
  const slug = classOf(die);
  const printed = catalogue.dice[slug];
  const face = faceShown(printed?.faces ?? [], die);
  const look = { ...lookOf(slug), ink: places?.get(slug) ?? "stone", name: printed?.name ?? inWords(slug), round: printed?.kind === "spell", face };
  return printed?.kind === "quest" ? { ...look, ink: "q", ...quartifact(slug, face, printed.arts ?? []) } : look;
}

/** A quartifact has a name and a picture of its own. */
function quartifact(slug: string, face: Face, arts: readonly string[]): Partial<DieLook> {
  const name = face.kind === "prize" && face.prize === "art" ? arts[face.n - 1] : undefined;
  return face.kind === "prize" && name ? { name, short: name.split(" ").at(-1) ?? name, glyph: artOf(slug, face.n) } : {};
}

/** A face that the catalogue does not have is shown by its number. */
function faceShown(faces: readonly string[], die: string): Face {
  const number = die.split("#")[1];
  if (number === undefined) return { kind: "waiting" };
  const code = faces[Number(number) - 1];
  return code === undefined ? { kind: "plain", text: number } : faceOf(code);
}

/** The quiddity a face shows. */
export function worth(look: DieLook): number {
  return worthOf(look).n;
}
/** The same, and of which kind it is. */
export function worthOf({ face }: DieLook): { n: number; kind: Kind } {
  const signs = face.kind === "resource" ? face.signs.flatMap((sign) => (sign.sign === "quiddity" ? [sign] : [])) : [];
  return { n: signs.reduce((sum, { n }) => sum + n, 0), kind: signs.find(({ energy }) => energy)?.energy ?? "plain" };
}

/** What a player could have now of plain quiddity alone. */
export function plainWealth({ wealth, light_wealth: light = 0, dark_wealth: dark = 0 }: SeatView): number {
  return wealth - light - dark;
}

/** The name under which equal faces of a die are one: `growth#6` is `growth#4`. */
export function alikeName(wilds: readonly WildsCard[], die: string): string {
  const face = faceNumber(die);
  const first = face === null ? undefined : wilds.find((card) => card.die === classOf(die))?.alike[face - 1];
  return first === undefined ? die : `${classOf(die)}#${first}`;
}

/** The card of a quest. */
export function questFace(catalogue: Catalogue, quest: QuestCard): Card {
  const printed = catalogue.cards[quest.card];
  const { glyph, short } = lookOf(quest.die);
  return {
    name: printed?.name ?? quest.card, short, glyph, arts: [1, 2, 3].map((n) => artOf(quest.die, n)), ink: "q", kind: "quest", round: false,
    faces: (catalogue.dice[quest.die]?.faces ?? []).map(faceOf),
    ...(printed ? { brief: printed.short } : {}),
    level: quest.level, glory: quest.glory, abilities: printed?.abilities ?? [], left: quest.dice, of: catalogue.dice[quest.die]?.count ?? 0,
  };
}

/** The same for a die that shows one of its quartifacts: only that one is told. */
export function quartifactFace(quest: Card, { name, short, glyph, face }: DieLook): Card {
  if (face.kind !== "prize" || face.prize !== "art") return quest;
  const { level: _level, glory: _glory, left: _left, ...rest } = quest;
  return { ...rest, name, short, glyph, kind: "quartifact", abilities: quest.abilities?.filter(({ text }) => text.startsWith(`${name}, `)) ?? [] };
}

export function cardFace(catalogue: Catalogue, card: WildsCard, places?: Places): Card {
  const printed = catalogue.cards[card.card];
  const { glyph, short } = lookOf(card.die);
  const faces = (catalogue.dice[card.die]?.faces ?? []).map(faceOf);
  const [name, version] = [catalogue.dice[card.die]?.name ?? inWords(card.die), printed?.type ?? card.card.split("/")[1]];
  const spell = card.kind === "spell";
  // A basic card of a further set is one of several, each with a name of its own.
  const named = spell || (card.kind === "basic" && version !== "Basic");
  return {
    name: named ? (printed?.name ?? name) : name,
    short, glyph, faces,
    ink: places?.get(card.die) ?? "stone",
    kind: card.kind,
    ...(printed ? { brief: printed.short } : {}),
    ...(printed?.fuller ? { fuller: printed.fuller } : {}),
    ...(card.kind === "creature" && version ? { version } : {}),
    round: spell,
    ...(printed?.captured === false ? { gained: true } : { cost: card.price }),
    ...(card.energy === "light" || card.energy === "dark" ? { energy: card.energy, ...(card.discounted ? { discounted: card.discounted.price } : {}) } : {}),
    glory: card.glory, abilities: printed?.abilities ?? [], left: card.dice,
    // A square for each die; the basic cards have none.
    of: card.kind === "basic" ? 0 : (catalogue.dice[card.die]?.count ?? 0),
  };
}

/** Spaces and what stands on them in words: for labels, and for those who do not see the board. */
import { inWords } from "../../lib/words/plain";
import type { Person } from "../../lib/game";
import type { Space } from "./board";
import { attributeWord, shortOf } from "./cast";
import type { Play } from "./play.svelte";
import type { PlainRoll } from "./showdown";
import { t, type Key } from "./t";
import type { Colour, Fighter } from "./view";

const TOWNS: Readonly<Record<string, Key & `aq.town.${string}`>> = {
  "sett-n": "aq.town.n", "sett-e": "aq.town.e", "sett-s": "aq.town.s", "sett-w": "aq.town.w",
};
const COLOUR_WORDS = {
  red: "aq.colour.red", green: "aq.colour.green", blue: "aq.colour.blue", yellow: "aq.colour.yellow",
} as const satisfies Record<Colour, Key>;

export function colourWord(colour: Colour): string {
  return Object.hasOwn(COLOUR_WORDS, colour) ? t(COLOUR_WORDS[colour]) : inWords(colour);
}

export function spaceWords({ name, kind, n, colour: of }: Space): string {
  const colour = of ? colourWord(of) : "";
  switch (kind) {
    case "plain":
      return t("aq.space.plain", { n });
    case "luck":
      return t("aq.space.luck", { n });
    case "curse":
      return t("aq.space.curse", { n });
    case "crossroads":
      return t("aq.space.crossroads", { n });
    case "entry":
      return t("aq.space.entry", { n, colour });
    case "gate":
      return t("aq.space.gate", { n, colour });
    case "lair":
      return t("aq.space.lair", { n, colour });
    case "combat":
      return t("aq.space.combat", { n, colour });
    case "settlement": {
      const town = TOWNS[name];
      return town ? t(town) : inWords(name);
    }
    case "road":
      return t("aq.space.road");
    case "home":
      return t("aq.space.home", { colour });
    case "monster":
      return t("aq.space.monster");
    default:
      return inWords(name);
  }
}

/** A place as a row names it: my gate, Moth's gate, the signpost; null where it has no such name. */
export function theirs({ kind, colour, name, n }: Space, { view, me, names }: Play): string | null {
  if (kind === "crossroads") return t("aq.place.crossroads");
  if (kind === "road") return t("aq.place.road");
  if (kind === "settlement") return TOWNS[name] ? t("aq.place.theTown", { town: t(TOWNS[name]) }) : null;
  const of = OWNED[kind];
  if (!of || !colour) return null;
  const owner = view.seats.findIndex((seat) => seat.colour === colour);
  const whose = owner === me ? t("aq.whose.mine") : owner >= 0 ? t("aq.whose.theirs", { name: names[owner] ?? "" }) : t("aq.whose.colour", { colour: colourWord(colour) });
  return kind === "lair" ? t("aq.place.lairOf", { whose, n }) : t("aq.place.owned", { whose, place: t(of) });
}
const OWNED: Readonly<Record<string, "aq.owned.gate" | "aq.owned.entry" | "aq.owned.lair">> = {
  gate: "aq.owned.gate", entry: "aq.owned.entry", lair: "aq.owned.lair",
};

export function attacksWords(person: Person | undefined): string {
  return person?.me ? t("aq.youAttack") : t("aq.attacks", { name: person?.name ?? "" });
}

/** What a small roll came to, beside its dice. */
export function rollWords({ character, text, raises }: PlainRoll): string {
  if (!raises) return text;
  const given = { who: shortOf(character), attribute: attributeWord(raises.attribute) };
  return raises.level ? t("aq.upgradeWon", { ...given, level: raises.level }) : t("aq.upgradeLost", given);
}

/** What holds a character, if anything does. */
export function heldWords({ stall, weak }: Pick<Fighter, "stall" | "weak">): string {
  return [stall === 1 ? t("aq.stalled") : stall ? t("aq.willStall") : "", weak ? t("aq.weak", { n: weak }) : ""].filter(Boolean).join(", ");
}

/** Where a character is and what holds it, in a word or two. */
export function placeWords(fighter: Fighter, space: Space | undefined): string {
  const place = space ? spaceWords(space) : briefWords({ at: fighter.at, stall: 0 });
  return [place, heldWords(fighter)].filter(Boolean).join(", ");
}

/** The same in as few words as a small plate has room for. */
export function briefWords({ at, stall }: Pick<Fighter, "at" | "stall">): string {
  if (stall) return t("aq.stuck");
  if (at === "home") return t("aq.atHome");
  if (at.startsWith("sett-")) return t("aq.inTown");
  if (at.startsWith("ent-")) return t("aq.inLair");
  if (at.startsWith("cmb-")) return t("aq.facing");
  if (at.startsWith("road-")) return t("aq.onRoad");
  return /^t\d+$/.test(at) ? t("aq.space.plain", { n: Number(at.slice(1)) }) : inWords(at);
}

/** Spaces and what stands on them in words: for labels, and for those who do not see the board. */
import { t } from "../../lib/words/t";
import type { Space } from "./board";
import type { Colour, Fighter } from "./view";

const SIDES: Record<string, "n" | "e" | "s" | "w"> = { "sett-n": "n", "sett-e": "e", "sett-s": "s", "sett-w": "w" };

export function colourWord(colour: Colour): string {
  return t(`aq.colour.${colour}`);
}

export function spaceWords(space: Space): string {
  const { kind, n } = space;
  const colour = space.colour ? colourWord(space.colour) : "";
  switch (kind) {
    case "luck":
    case "curse":
    case "crossroads":
    case "plain":
      return t(`aq.space.${kind}`, { n });
    case "entry":
    case "gate":
      return t(`aq.space.${kind}`, { n, colour });
    case "lair":
    case "combat":
      return t(`aq.space.${kind}`, { n, colour });
    case "settlement":
      return t(`aq.town.${SIDES[space.name] ?? "n"}`);
    case "road":
      return t("aq.space.road");
    case "home":
      return t("aq.space.home", { colour });
    default:
      return t("aq.space.monster");
  }
}

/** Where a character is and what holds it, in a word or two. */
export function placeWords(fighter: Fighter, space: Space | undefined): string {
  const place = space ? spaceWords(space) : t("aq.atHome");
  const stuck = fighter.stall === 1 ? t("aq.stalled") : fighter.stall ? t("aq.willStall") : "";
  const weak = fighter.weak ? t("aq.weak", { n: fighter.weak }) : "";
  return [place, stuck, weak].filter(Boolean).join(", ");
}

/** The same in as few words as a small plate has room for. */
export function briefWords({ at, stall }: Fighter): string {
  if (stall) return t("aq.stuck");
  if (at === "home") return t("aq.atHome");
  if (at.startsWith("sett-")) return t("aq.inTown");
  if (at.startsWith("ent-")) return t("aq.inLair");
  if (at.startsWith("cmb-")) return t("aq.facing");
  return at.startsWith("road-") ? t("aq.onRoad") : t("aq.space.plain", { n: Number(at.slice(1)) });
}

import type { Rolled } from "../../lib/game";
import type { Event } from "../../lib/kernel";

/** Where an event has its dice. */
const THROWN: Record<string, readonly string[]> = {
  "rolled": ["face"],
  "curse-save": ["face"],
  "doom-roll": ["face"],
  "upgrade": ["dice"],
  "assault": ["dice"],
  "combat-rolls": ["attack_dice", "defence_dice"],
};

const facesOf = ({ kind, data }: Event): string[] => (THROWN[kind] ?? []).flatMap((name) => data[name]).map(String);

/** Of a second try in combat only the die that was thrown again, where it shows another face. */
export const rolled: Rolled = (event, before) => {
  const known = event.kind === "combat-rolls" && before?.kind === event.kind ? facesOf(before) : [];
  return facesOf(event).filter((face, at) => face !== known[at]);
};

/** Options tied to the things they concern: by key, by reference, in short words. */
import type { Option } from "../../lib/kernel";
import type { Spaces } from "./board";
import { attributeWord, percent, shortOf } from "./cast";
import { spaceWords } from "./saying";
import { t } from "./t";
import type { View } from "./view";

export interface Tie {
  option: Option;
  /** The key that answers with it, where there are few enough. */
  key: string | null;
  verb: string;
  /** The words of the id after the verb. */
  about: string[];
}

const KEYS = "123456789";

export function tiesOf(options: readonly Option[]): Tie[] {
  return options.map((option, at) => {
    const [verb = "", ...about] = option.id.split(" ");
    return { option, key: KEYS[at] ?? null, verb, about };
  });
}

/** Options without a thing on the board that still have their place on it. */
const PLACES: Record<string, string> = { fight: "monster" };

/** The ties that concern a thing. */
export function tiedTo(ties: readonly Tie[], ...refs: readonly string[]): Tie[] {
  return ties.filter(({ option, verb }) => refs.every((ref) => option.refs.includes(ref) || PLACES[verb] === ref));
}

const VALUES = new Set(["upgrade", "lose", "spoil"]);
/** The options about the values of the character that the question is about. */
export const aboutValues = (ties: readonly Tie[]): Tie[] => ties.filter(({ verb }) => VALUES.has(verb));

/** What cannot be taken back is chosen first and confirmed after: it rolls dice or turns cards up. */
const ROLLS = new Set(["use", "upgrade", "replace", "reroll"]);
export const weigh = (option: Option): "light" | "heavy" => (ROLLS.has(option.id.split(" ")[0] ?? "") ? "heavy" : "light");

/** The option that is the call while nothing is chosen. */
const CALLS = ["roll", "roll-again", "luck", "reroll-die", "end-turn"];
export function callOf(ties: readonly Tie[]): string | null {
  return ties.find(({ verb }) => CALLS.includes(verb))?.option.id ?? null;
}

export interface Said {
  title: string;
  note?: string;
  call?: string;
  quiet?: boolean;
}

/** An option in as few words as its place on the table allows. */
export function saidOf(tie: Tie, view: View, spaces: Spaces, mine: number | null): Said {
  const { option, verb, about } = tie;
  const prospect = view.prospects[option.id];
  const [first = "", second = ""] = about;
  switch (verb) {
    case "move":
      return moveSaid(first, second, view, spaces, mine) ?? { title: option.label };
    case "attack":
      return {
        title: t("aq.attack", { foe: shortOf(first), attribute: attributeWord(second) }),
        ...(prospect?.dice && { note: t("aq.attackNote", { n: prospect.dice, percent: percent(prospect.chance) }) }),
      };
    case "use":
      return { title: attributeWord(first), ...useSaid(option.id, first, view) };
    case "upgrade":
      return {
        title: t("aq.upgrade", { attribute: attributeWord(first) }),
        ...(prospect && { note: t("aq.chance", { percent: percent(prospect.chance) }) }),
      };
    case "split":
      return { title: /^\d+$/.test(first) ? t("aq.split", { first, rest: view.die - Number(first) }) : option.label };
    case "pass":
      return { title: option.label, quiet: true };
    default:
      return { title: option.label };
  }
}

function useSaid(id: string, attribute: string, view: View): Omit<Said, "title"> {
  const prospect = view.prospects[id];
  if (!prospect?.dice) return {};
  const [n, chance, word] = [prospect.dice, percent(prospect.chance), attributeWord(attribute)];
  if (prospect.needed !== undefined) {
    const { needed, target = 6 } = prospect;
    return { note: t("aq.assaultNote", { n, needed, target, percent: chance }), call: t("aq.assaultCall", { attribute: word }) };
  }
  return { note: t("aq.defendNote", { n, percent: chance }), call: t("aq.defendCall", { attribute: word }) };
}

function moveSaid(who: string, to: string, view: View, spaces: Spaces, mine: number | null): Said | null {
  const space = spaces.get(to);
  if (!space) return null;
  const foe = standing(view, to).find(({ seat }) => seat !== mine);
  const meets = foe && space.kind !== "settlement";
  const note = meetsNote(space.kind);
  return {
    title: meets
      ? t("aq.moveFight", { who: shortOf(who), foe: shortOf(foe.character) })
      : t("aq.moveTo", { who: shortOf(who), place: spaceWords(space) }),
    ...(note && { note }),
  };
}

function meetsNote(kind: string): string {
  switch (kind) {
    case "luck":
      return t("aq.meets.luck");
    case "curse":
      return t("aq.meets.curse");
    case "settlement":
      return t("aq.meets.settlement");
    case "crossroads":
      return t("aq.meets.crossroads");
    case "gate":
      return t("aq.meets.gate");
    case "lair":
      return t("aq.meets.lair");
    default:
      return "";
  }
}

/** Who stands on a space. */
export function standing(view: View, name: string): { character: string; seat: number }[] {
  return view.seats.flatMap(({ team }, seat) => team.filter(({ at }) => at === name).map(({ character }) => ({ character, seat })));
}

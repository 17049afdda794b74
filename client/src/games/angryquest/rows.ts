/** An option as a row of the question: short words, a second line, and at its end the figure that decides. */
import { attributeIcon, attributeWord, monsterName, percent, shortOf } from "./cast";
import type { Play } from "./play.svelte";
import { spaceWords, theirs } from "./saying";
import { t } from "./t";
import { standing, type Tie } from "./ties";
import { STRIKES } from "./catalogue";
import type { Prospect } from "./view";

/** A chance with what it is for, or a sign or a number where no chance decides. */
export interface Figure {
  chance?: number;
  count?: number;
  glyph?: string;
  small: string;
}
export interface Said {
  title: string;
  note?: string;
  /** On the call: the deed. */
  call?: string;
  icon?: string;
  figure?: Figure;
}

export function saidOf(tie: Tie, play: Play): Said {
  const { option, verb, about } = tie;
  const prospect = play.view.prospects[option.id];
  const [first = "", second = ""] = about;
  switch (verb) {
    case "move":
      return moveSaid(first, second, play, prospect) ?? { title: option.label };
    case "roll":
    case "roll-again":
      return { title: t("aq.throw"), icon: "i-die" };
    case "fight":
      return fightSaid(play);
    case "attack":
      return {
        title: t("aq.attack", { foe: shortOf(first), attribute: attributeWord(second) }),
        call: t("aq.attackCall", { foe: shortOf(first) }),
        icon: attributeIcon(second),
        ...(prospect && { note: t("aq.dice", { n: prospect.dice ?? 0 }), figure: { chance: prospect.chance, small: t("aq.figure.worst") } }),
      };
    case "use":
      return useSaid(first, prospect);
    case "upgrade":
      return {
        title: t("aq.upgrade", { attribute: attributeWord(first) }),
        call: t("aq.upgradeCall", { attribute: attributeWord(first) }),
        icon: attributeIcon(first),
        ...(prospect && { figure: { chance: prospect.chance, small: t("aq.figure.upgrade") } }),
      };
    case "split":
      return { title: /^\d+$/.test(first) ? t("aq.split", { first, rest: play.view.die - Number(first) }) : option.label };
    case "luck":
      return { title: option.label, icon: "clover" };
    case "advance":
      return advanceSaid(tie, play);
    case "return":
    case "keep":
    case "take":
      return { title: t(CARDS[verb], { who: shortOf(first) }), call: option.label };
    case "replace":
      return { title: t("aq.replace"), call: option.label };
    default:
      return { title: option.label };
  }
}

const CARDS = { return: "aq.card.return", keep: "aq.card.keep", take: "aq.card.take" } as const;

function useSaid(attribute: string, prospect: Prospect | undefined): Said {
  const word = attributeWord(attribute);
  if (!prospect) return { title: word };
  const { dice: n = 0, needed, target = 6, chance } = prospect;
  const icon = attributeIcon(attribute);
  if (needed === undefined) {
    return { title: word, note: t("aq.dice", { n }), call: t("aq.defendCall", { attribute: word }), icon, figure: { chance, small: t("aq.figure.hold") } };
  }
  return { title: word, note: t("aq.assaultNote", { n, needed, target }), call: t("aq.assaultCall", { attribute: word }), icon, figure: { chance, small: t("aq.figure.win") } };
}

/** The best that my fighters can do at the monster now. */
function fightSaid({ view, catalogue, seat }: Play): Said {
  const assault = seat === null ? null : view.seats[seat]?.assault;
  const best = STRIKES.flatMap((strike) => assault?.[strike] ?? []).reduce((most, { chance }) => Math.max(most, chance), 0);
  const phase = view.phase1 === null ? 1 : 2;
  return {
    title: t("aq.fight", { name: monsterName(catalogue, view.monster) }),
    note: t("aq.phase", { n: phase }),
    call: t("aq.fightCall"),
    icon: "i-sword",
    ...(assault && { figure: { chance: best, small: t("aq.figure.win") } }),
  };
}

function moveSaid(who: string, to: string, play: Play, prospect: Prospect | undefined): Said | null {
  const space = play.spaces.get(to);
  if (!space) return null;
  const { view, seat } = play;
  const [name, icon] = [shortOf(who), "i-boot"];
  const foe = space.kind === "settlement" ? undefined : standing(view, to).find((each) => each.seat !== seat);
  if (foe) {
    const after = space.kind === "curse" ? t("aq.meets.curseWon") : space.kind === "luck" ? t("aq.meets.luckWon") : t("aq.meets.foe");
    return {
      title: t("aq.moveFight", { who: name, foe: shortOf(foe.character) }), note: after, call: t("aq.moveFightCall", { who: name }), icon: "i-sword",
      ...(prospect && { figure: { chance: prospect.chance, small: t("aq.figure.win") } }),
    };
  }
  const call = t("aq.moveCall", { who: name });
  const n = play.stepsOf(who, to);
  const steps = n ? t("aq.steps", { n }) : "";
  const place = theirs(space, play) ?? spaceWords(space);
  switch (space.kind) {
    case "settlement":
      return {
        title: t("aq.moveTo", { who: name, place }), note: t("aq.meets.settlement"), call: t("aq.moveTownCall", { who: name }), icon,
        ...(prospect?.raises && { figure: { chance: prospect.chance, small: attributeWord(prospect.raises) } }),
      };
    case "lair":
      return { title: t("aq.moveTo", { who: name, place }), note: t("aq.meets.lair"), call: t("aq.moveLairCall", { who: name }), icon, figure: { glyph: "gatearch", small: t("aq.figure.in") } };
    case "luck":
      return { title: t("aq.moveTo", { who: name, place: t("aq.place.luck") }), note: joined(steps, t("aq.meets.luck")), call, icon, figure: { glyph: "clover", small: t("aq.figure.luck") } };
    case "curse":
      return { title: t("aq.moveTo", { who: name, place: t("aq.place.curse") }), note: joined(steps, t("aq.meets.curse")), call, icon, figure: { glyph: "bones", small: t("aq.figure.curse") } };
    default: {
      const plain = space.kind === "plain" && n > 0;
      const enters = prospect?.faces?.length ? t("aq.meets.enters", { faces: listed(prospect.faces) }) : "";
      const more = enters || (space.kind === "crossroads" ? t("aq.meets.crossroads") : "");
      const figure: Figure | null = prospect?.faces ? { chance: prospect.chance, small: t("aq.figure.next") } : n ? { count: n, small: t("aq.figure.spaces", { n }) } : null;
      return {
        title: plain ? t("aq.moveOn", { who: name }) : t("aq.moveTo", { who: name, place }),
        note: joined(more ? "" : t("aq.meets.plain"), more),
        call, icon,
        ...(figure && { figure }),
      };
    }
  }
}

/** On along the loop after a won combat: where it leads. It sets off no space. */
function advanceSaid({ option, about }: Tie, play: Play): Said {
  const [n, space] = [Number(about[0]), play.spaces.get(option.refs[0] ?? "")];
  const met = space?.kind === "luck" ? t("aq.place.luck") : space?.kind === "curse" ? t("aq.place.curse") : space && theirs(space, play);
  return {
    title: met ? t("aq.advance", { place: met }) : t("aq.advanceFree", { n }), note: t("aq.meets.plain"), call: option.label, icon: "i-boot",
    figure: { count: n, small: t("aq.figure.spaces", { n }) },
  };
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join("; ");

/** "1, 2 or 3"; many in a row as "1 to 5". */
export function listed(faces: readonly number[]): string {
  const [first = 0, last = 0] = [faces[0], faces.at(-1)];
  if (faces.length > 3 && last - first === faces.length - 1) return t("aq.faces.range", { first, last });
  const before = faces.slice(0, -1).join(", ");
  return before ? t("aq.faces.or", { before, last }) : String(last);
}

export const figureWords = ({ chance, count }: Figure): string => (chance === undefined ? String(count ?? "") : `${percent(chance)}%`);

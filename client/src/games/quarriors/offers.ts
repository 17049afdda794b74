/** Ties the options of a question to the things they concern, and what a player may have meant by a thing that has none. */
import type { Decision, Option } from "../../lib/kernel";
import { offersBy, type Offers } from "../../lib/pieces/offers";
import { alikeName, classOf, dieLook, worth } from "./dice";
import { nearest } from "./shortage";
import type { Catalogue } from "./catalogue";
import type { ReadyDie, View } from "./view";

/** A die stands for all that look the same, so refs are read as the first of those. */
export function plainRef(view: View, ref: string): string {
  const [zone, rest] = splitAt(ref, ":");
  if (zone === "active") return `active:${alikeName(view.wilds, rest)}`;
  if (zone === "quest") return partyAt(view, ref)?.alike ?? ref;
  if (zone !== "ready") return ref;
  const ready = view.seats[Number(rest.split(":")[0])]?.ready;
  return ready?.find((die) => die.ref === ref)?.alike ?? ref;
}

export function offersOf(view: View, decision: Decision | null): Offers {
  return offersBy(decision?.options ?? [], ({ refs }) => new Set(refs.map((ref) => plainRef(view, ref))));
}

const CULLS = ["cull", "score-cull"];

/** What cannot be taken back once the next dice are rolled: a culled die. */
export function weigh({ culling }: View, option: Option): "light" | "heavy" {
  const verb = verbOf(option);
  return CULLS.includes(verb) || (verb === "pick" && culling) ? "heavy" : "light";
}

export function verbOf(option: Pick<Option, "id">): string {
  return splitAt(option.id, " ")[0];
}

/** Less than this is no waste worth a question. */
const WASTE = 3;

/** The quiddity that an answer throws away although a die could be had for it. */
export function wasted(view: View, { seat, options }: Decision, option: Option): number {
  const wealth = view.seats[seat]?.wealth ?? 0;
  const buys = options.some((each) => verbOf(each) === "capture");
  return option.id === "next" && view.phase === "capture" && buys && wealth >= WASTE ? wealth : 0;
}

/** Places where this client draws dice and cards; a mat on a small screen has no room for its piles. */
const DRAWN = ["wilds", "active", "ready", "locked", "quest"];

/** Whether a thing can be picked where it lies. Piles may hold more than is seen of them: they are listed too. */
export function isInView(ref: string, me: number, small: boolean): boolean {
  const [zone, rest] = splitAt(ref, ":");
  if (zone === "spent" || zone === "aside") return !small && rest.startsWith(`${me}:`);
  return DRAWN.includes(zone);
}

/** What is done with one thing where it lies; all else is a choice of words. */
const AT_THINGS = ["capture", "spend", "use", "ready", "summon", "cast", "attach", "anchor", "activate", "lock", "unlock", "pick", "quest", "challenge", "send"];

export function isDoneThere(option: Option): boolean {
  return AT_THINGS.includes(verbOf(option));
}

/** The die an option names: `summon witching-hag#4`. */
export function dieIn(option: Option): string {
  if (verbOf(option) === "pay") return ""; // an energy, which has the name of a die
  return option.id.split(" ")[1]?.split(/[+:@]/)[0] ?? "";
}
export function classIn(option: Option): string {
  return classOf(dieIn(option));
}

/** The die or class that lies at a place: `wilds:portal`, `active:0:portal#3:2`, `ready:0:4`. */
export function dieOf(view: View, ref: string): string | null {
  const [zone, rest] = splitAt(ref, ":");
  if (zone === "ready") return view.seats.flatMap(({ ready }) => ready).find((die) => die.ref === ref)?.die ?? null;
  if (zone === "quest") return partyAt(view, ref)?.die ?? rest;
  if (zone === "locked") return view.seats[Number(rest)]?.locked?.die ?? null;
  return rest.split(":").find((part) => part && !/^\d+$/.test(part)) ?? null;
}

/** A creature on a quest. */
export function partyAt(view: View, ref: string): ReadyDie | undefined {
  return view.seats.flatMap(({ quest }) => quest?.party ?? []).find((die) => die.ref === ref);
}

/** The answer somebody had in mind who picks a thing that is not on offer; null where nothing could be meant. */
export function meant(view: View, catalogue: Catalogue, decision: Decision, ref: string): string | null {
  const [zone, rest] = splitAt(ref, ":");
  const mine = view.seats[decision.seat];
  switch (`${decision.kind} ${zone}`) {
    case "act wilds": {
      const card = view.wilds.find((each) => each.ref === ref);
      if (view.phase === "capture") return card && mine ? nearest(card, mine) : `capture ${rest}`;
      return card?.anchored ? `anchor ${rest}` : null;
    }
    case "act active":
      return meantInPool(view, catalogue, rest);
    case "act ready": {
      const die = mine?.ready.find((each) => each.ref === ref);
      // an enchantment is never cast
      return die && !die.creature && die.works === undefined ? `cast ${die.name}` : null;
    }
    case "act quest":
      return view.phase === "attack" && rest in catalogue.dice ? `${isTaken(view, rest) ? "challenge" : "quest"} ${rest}` : null;
    case "act locked": {
      const die = view.seats[Number(rest)]?.locked;
      return die ? `unlock ${die.name}@${rest}` : null;
    }
    case "name ready": {
      const die = mine?.ready.find((each) => each.ref === ref);
      return die?.creature ? `defend ${die.name}` : null;
    }
    default:
      return null;
  }
}

/** Whether a party is on a quest. */
export function isTaken(view: View, die: string): boolean {
  const card = view.quests?.find((quest) => quest.die === die)?.card;
  return view.seats.some(({ quest }) => quest && quest.card === card);
}

function meantInPool(view: View, catalogue: Catalogue, die: string): string | null {
  const look = dieLook(catalogue, die);
  if (look.face.kind === "creature") return `summon ${die}`;
  if (look.face.kind === "spell") return `ready ${die}`;
  if (look.face.kind === "lock") return `lock ${die}`;
  if (look.face.kind === "plain") return null;
  if (view.phase === "ready" && worth(look) === 0) return `use ${die}`;
  return look.face.kind === "resource" ? `spend ${die}` : null;
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Ties the options of a question to the things they concern, and what a player may have meant by a thing that has none. */
import type { Decision, Option } from "../../lib/kernel";
import { offersBy, type Offers } from "../../lib/pieces/offers";
import { alikeName, dieLook, worth } from "./dice";
import type { Catalogue } from "./catalogue";
import type { View } from "./view";

/** A die stands for all that look the same, so refs are read as the first of those. */
export function plainRef(view: View, ref: string): string {
  const [zone, rest] = splitAt(ref, ":");
  if (zone === "active") return `active:${alikeName(view.wilds, rest)}`;
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

export function verbOf(option: Option): string {
  return splitAt(option.id, " ")[0];
}

/** Whether a thing lies where this client draws it; what concerns only others is always listed in words. */
const DRAWN = ["wilds", "active", "ready", "used", "bag", "spent", "aside"];

export function isDrawn(ref: string): boolean {
  return DRAWN.includes(splitAt(ref, ":")[0]);
}

/** The answer somebody had in mind who picks a thing that is not on offer; null where nothing could be meant. */
export function meant(view: View, catalogue: Catalogue, decision: Decision, ref: string): string | null {
  const [zone, rest] = splitAt(ref, ":");
  const mine = view.seats[decision.seat];
  switch (`${decision.kind} ${zone}`) {
    case "act wilds":
      return view.phase === "capture" ? `capture ${rest}` : null;
    case "act active":
      return meantInPool(view, catalogue, rest);
    case "act ready": {
      const die = mine?.ready.find((each) => each.ref === ref);
      return die && !die.creature ? `cast ${die.name}` : null;
    }
    case "name ready": {
      const die = mine?.ready.find((each) => each.ref === ref);
      return die?.creature ? `defend ${die.name}` : null;
    }
    default:
      return null;
  }
}

function meantInPool(view: View, catalogue: Catalogue, die: string): string | null {
  const look = dieLook(catalogue, die);
  if (look.face.kind === "creature") return `summon ${die}`;
  if (look.face.kind === "spell") return `ready ${die}`;
  if (look.face.kind === "plain") return null;
  if (view.phase === "ready" && worth(look) === 0) return `use ${die}`;
  return look.face.kind === "resource" ? `spend ${die}` : null;
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

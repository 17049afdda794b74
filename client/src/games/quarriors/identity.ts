/** Dice have no identity in a view. To let them travel, each die of a new view is matched with one of the view before. */
import { classOf } from "./dice";
import type { SeatView, View } from "./view";

export const ZONES = ["bag", "used", "active", "spent", "ready", "locked", "quest", "aside"] as const;
export type ZoneName = (typeof ZONES)[number];

/** Where a die lies. The Wilds are nobody's: seat -1. `ref` is the die's own in a ready area, its host's on a cord. */
export interface Place {
  seat: number;
  zone: ZoneName | "wilds" | "attached";
  /** `witching-hag#4`. */
  die: string;
  ref: string;
}
interface Known extends Place {
  key: string;
}

/** The keys of all dice on the table. */
export interface Identities {
  known: readonly Known[];
  next: number;
}

export const NOBODY: Identities = { known: [], next: 1 };

/** All dice of a view, in the order in which they are drawn. */
export function placesOf(view: View): Place[] {
  const wilds = [...view.wilds, ...(view.quests ?? [])].flatMap((card) => many({ seat: -1, zone: "wilds", die: card.die, ref: "" }, card.dice));
  return [...wilds, ...view.seats.flatMap((seat, at) => placesOfSeat(seat, at))];
}

function placesOfSeat(seat: SeatView, at: number): Place[] {
  return ZONES.flatMap((zone) => {
    if (zone === "bag" || zone === "used") {
      return Object.entries(seat[zone]).flatMap(([die, n]) => many({ seat: at, zone, die, ref: "" }, n));
    }
    if (zone !== "ready" && zone !== "locked" && zone !== "quest") return seat[zone].map((die): Place => ({ seat: at, zone, die, ref: "" }));
    const lie = zone === "ready" ? seat.ready : zone === "quest" ? (seat.quest?.party ?? []) : seat.locked ? [seat.locked] : [];
    return lie.flatMap(({ die, ref, attached }): Place[] => [
      { seat: at, zone, die, ref },
      ...attached.map((spell): Place => ({ seat: spell.owner, zone: "attached", die: spell.die, ref })),
    ]);
  });
}

const many = (place: Place, n: number): Place[] => Array.from({ length: n }, () => place);

/** How far a die has come from `old` to `now`: the smaller, the likelier that it is the same one. Of what moves, dice
 *  come from the own bag before the own used pile, and go on from a pool before a pile. */
function distance(old: Place, now: Place): number {
  const sameDie = old.die === now.die ? 0 : 1;
  if (old.zone === now.zone && old.seat === now.seat) return old.ref === now.ref ? sameDie : 2 + sameDie;
  const order = ["active", "spent", "attached", "ready", "quest", "locked", "aside", "bag", "used", "wilds"];
  const from = now.zone === "active" ? ["bag", "used", ...order] : order;
  return (old.seat === now.seat ? 10 : 100) + 2 * from.indexOf(old.zone) + (now.zone === "bag" ? 0 : sameDie);
}

export function follow(before: Identities, view: View): Identities {
  let next = before.next;
  const known: Known[] = [];
  const places = placesOf(view);
  for (const slug of new Set(places.map((place) => classOf(place.die)))) {
    const old = before.known.filter((die) => classOf(die.die) === slug);
    const now = places.filter((place) => classOf(place.die) === slug);
    for (const [place, from] of pairs(old, now)) {
      const key = from?.key ?? `die-${next++}`;
      known.push({ ...place, key });
    }
  }
  return { known, next };
}

/** The nearest are paired first. */
function pairs(old: readonly Known[], now: readonly Place[]): [Place, Known | undefined][] {
  const steps = old.flatMap((from, i) => now.map((place, j) => ({ i, j, far: distance(from, place) })));
  steps.sort((a, b) => a.far - b.far || a.j - b.j || a.i - b.i);
  const origin = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of steps) {
    if (origin.has(j) || taken.has(i)) continue;
    origin.set(j, i);
    taken.add(i);
  }
  return now.map((place, j) => [place, old[origin.get(j) ?? -1]]);
}

/** The keys of dice in a zone, in the order in which the view names them. */
export function keysOf({ known }: Identities, seat: number, zone: Place["zone"], dice: readonly string[]): string[] {
  const here = known.filter((die) => die.seat === seat && die.zone === zone);
  return dice.map((die) => taken(here, (each) => each.die === die) ?? die);
}

/** The keys of the spells on a creature's cord. */
export function cordKeys({ known }: Identities, ref: string, spells: readonly { die: string; owner: number }[]): string[] {
  const here = known.filter((die) => die.zone === "attached" && die.ref === ref);
  return spells.map(({ die, owner }) => taken(here, (each) => each.die === die && each.seat === owner) ?? `${ref} ${die}`);
}

/** The key of the first that fits; it is taken out. */
function taken(here: Known[], fits: (die: Known) => boolean): string | undefined {
  const at = here.findIndex(fits);
  return at < 0 ? undefined : here.splice(at, 1)[0]?.key;
}

/** Of a die in a ready area or on a quest. */
export function readyKey({ known }: Identities, ref: string): string {
  return known.find((die) => (die.zone === "ready" || die.zone === "quest") && die.ref === ref)?.key ?? ref;
}

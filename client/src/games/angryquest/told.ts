/** How Angry Quest is told. */
import type { Event, Json } from "../../lib/kernel";
import type { Told } from "../../lib/telling/beats";
import { doerOf, named } from "./chronicle";
import LargeDie from "./LargeDie.svelte";
import type { View } from "./view";

const numbers = (value: Json | undefined) => (Array.isArray(value) ? value.filter((face) => typeof face === "number") : typeof value === "number" ? [value] : []);

function dice({ data }: Event): string[] {
  const both = [data.attack_dice, data.defence_dice].flatMap(numbers);
  return (both.length ? both : numbers(data.dice ?? data.face)).map(String);
}

function doer(event: Event, view: View): number | null {
  const colour = doerOf(event, view);
  const seat = view.seats.findIndex((each) => each.colour === colour && colour !== null);
  return seat < 0 ? null : seat;
}
const leaderOf = (who: Json | undefined, { seats }: View) => seats.findIndex(({ team }) => team.some(({ character }) => character === who));

export const told: Told = {
  doer,
  dice,
  throwers: (event, view: View) => {
    const both = [event.data.attacker, event.data.defender].map((who) => leaderOf(who, view)).filter((seat) => seat >= 0);
    const one = doer(event, view);
    return both.length ? both : one === null ? [] : [one];
  },
  faces: () => ["1", "2", "3", "4", "5", "6"],
  die: LargeDie,
  combats: new Set(["combat-won"]),
  leads: new Set(["turn", "attack-monster"]),
  follows: new Set(["shifted", "retreated", "sent-home", "advanced", "stalled", "weakened", "rallied", "lost-upgrade", "took-upgrade", "swapped", "curse-ignored"]),
  pressed: ["roll", "roll-again"],
  words: ({ text }, { view, people }: { view: View; people: Parameters<typeof named>[2] }) => named(text, view.seats.map(({ colour }) => colour), people),
};

/** What a screen shows of a table, as the pictures of a game are given it. */
import { isDrawn, howToOf } from "../../games/load";
import type { HowToProps, Person } from "../../lib/game";
import { decisionOf, eventOf, type Json } from "../../lib/kernel";
import { api } from "../../lib/live/api";
import { decisionWithNames, eventWithNames } from "../../lib/live/names";
import { SEAT_INKS, type SeatInk } from "../../lib/look/inks";
import type { ScreenOut } from "../../lib/wire";
import { t } from "./t";

export async function loadBook(game: string) {
  const [{ screens }, Pictures, { catalogue }] = await Promise.all([api.howTo(game), howToOf(game), isDrawn(game) ? api.catalogue(game) : { catalogue: {} }]);
  return { screens, Pictures, catalogue };
}

/** Who sits at the tables of the screens: I, and others by name. */
function peopleAt(players: number, inks: readonly SeatInk[]): Person[] {
  const names = [t("you.name"), ...t("howto.others").split(", ")];
  return inks.slice(0, players).map((ink, at) => ({ name: names[at] ?? ink, me: at === 0, bot: at > 0, ink }));
}

export function momentOf({ name, view, decision, events, odds }: ScreenOut, catalogue: Json, inks: readonly SeatInk[] = SEAT_INKS): HowToProps<any, any> {
  const people = peopleAt(Number(view.players), inks);
  const names = people.map((person) => person.name);
  return {
    screen: name,
    view,
    decision: decision && decisionWithNames(decisionOf(0, decision), names),
    events: events.map((event) => eventWithNames(eventOf(event), names)),
    act: () => {},
    why: () => Promise.resolve(null),
    undo: null,
    seat: 0,
    people,
    catalogue,
    odds: () => Promise.resolve(odds),
  };
}

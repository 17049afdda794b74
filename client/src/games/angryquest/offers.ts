/** Which cards a question lays out. */
import type { Person } from "../../lib/game";
import { inkOf, type PieceInk } from "./cast";
import type { Play } from "./play.svelte";
import { t } from "./t";
import type { Catalogue } from "./catalogue";
import type { Fighter, Upgrade, Values, View } from "./view";

export interface OfferedCard {
  slug: string;
  ink: PieceInk;
  fighter?: Fighter | { values: Values; upgrades: Upgrade[] };
  note?: string;
}
export interface Offered {
  title: string;
  cards: OfferedCard[];
  /** They are laid out when asked for. */
  waits: boolean;
}

/** The cards of a question that are not on the table yet. In town they are only looked at when asked for. */
export function offerOf({ view, decision, seat, catalogue, people }: Play): Offered | null {
  if (!decision || seat === null) return null;
  const ink = inkOf(view.seats[seat]?.colour ?? null);
  const open = decision.kind === "town" || decision.kind === "recruit";
  const dealt = decision.kind === "keep" || decision.kind === "newcomer";
  const cards = open ? openCards(view, catalogue, people) : dealt ? view.hand.map((slug) => ({ slug, ink })) : [];
  return cards.length ? { title: decision.prompt, cards, waits: decision.kind === "town" } : null;
}

/** Cards that somebody gave up: their upgrades lie with them. */
function openCards(view: View, catalogue: Catalogue, people: readonly Person[]): OfferedCard[] {
  return view.face_up.map(({ character, upgrades, given_by }) => {
    const values = catalogue.characters[character]?.values;
    const names = given_by.map((giver) => people[giver]?.name ?? "").join(", ");
    return { slug: character, ink: "stone" as const, ...(values && { fighter: { values, upgrades } }), note: t("aq.givenBy", { names }) };
  });
}

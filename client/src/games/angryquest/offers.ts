/** Which cards a question lays out. */
import type { Person, TableProps } from "../../lib/game";
import { inkOf, type PieceInk } from "./cast";
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
}

/** `beside`: my own cards lie beside the board already, and need not be laid on it. */
export function offerOf(table: TableProps<View, Catalogue>, beside: boolean): Offered | null {
  const found = cardsFor(table, beside);
  return found && table.decision && found.length ? { title: table.decision.prompt, cards: found } : null;
}

function cardsFor({ view, decision, seat, catalogue, people }: TableProps<View, Catalogue>, beside: boolean): OfferedCard[] | null {
  if (!decision || seat === null) return null;
  const subject = beside ? [] : subjectCard(view, seat, inkOf(view.seats[seat]?.colour ?? null));
  const ink = inkOf(view.seats[seat]?.colour ?? null);
  switch (decision.kind) {
    case "keep":
    case "newcomer":
      return view.hand.map((slug) => ({ slug, ink }));
    case "town":
    case "recruit":
      return [...subject, ...openCards(view, catalogue, people)];
    case "lose-upgrade":
    case "spoils":
      return subject;
    default:
      return null;
  }
}

function subjectCard(view: View, seat: number, ink: PieceInk): OfferedCard[] {
  const fighter = view.seats[seat]?.team.find(({ character }) => character === view.subject);
  return fighter ? [{ slug: fighter.character, ink, fighter }] : [];
}

/** Cards that somebody gave up: their upgrades lie with them. */
function openCards(view: View, catalogue: Catalogue, people: readonly Person[]): OfferedCard[] {
  return view.face_up.map(({ character, upgrades, given_by }) => {
    const values = catalogue.characters[character]?.values;
    const names = given_by.map((giver) => people[giver]?.name ?? "").join(", ");
    return { slug: character, ink: "stone" as const, ...(values && { fighter: { values, upgrades } }), note: t("aq.givenBy", { names }) };
  });
}

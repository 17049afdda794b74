/** The chances of what a seat may choose. Written by tools/view_types.py from tumblehall.games.dicequest.edges.odds. */

export type Aside = "abilities" | "some-abilities" | "items" | "wounds";

/** Of success, from 0 to 1, with what is left aside. */
export interface Chance {
  of: number;
  exact: boolean;
  aside: Aside[];
}

/** Heroes who could go, by their slots, and the chance of success before the roll. */
export interface Party {
  heroes: number[];
  chance: Chance;
}

/** A quest or adventure that can be chosen. */
export interface QuestOdds {
  quest: string;
  /** The party with the best chance; null: too few heroes. */
  now: Party | null;
  /** The best chance with a hero of the market who can be recruited now, by hero. */
  joined: Record<string, Chance>;
}

/** A use of the re-roll token or of a rune, and the chance of success with the best play after it. */
export interface Way {
  /** The die that shows the rune, as `yellow:rune`, or `free`; null: the token. */
  rune: string | null;
  /** The dice that are rolled again. */
  dice: string[];
  chance: Chance;
}

/** Empty lists where nothing of the kind can be chosen. */
export interface Odds {
  /** In the tavern. */
  quests: QuestOdds[];
  /** While heroes are sent: all that the choice can come to. */
  parties: Party[];
  /** In combat, the best first; none where all that is asked is there. */
  ways: Way[];
  /** In combat, with each ability that can be counted, when it is used next, by its card. */
  uses: Record<string, Chance>;
  /** Of the challenge under way, by the best use of the token and of runes, before the roll and after it. */
  now: Chance | null;
  /** In combat, with the best play; null where all that is asked is there. */
  best: Chance | null;
  /** In combat, the chance of success when nothing more is done: 0 or 1. */
  stop: number;
}

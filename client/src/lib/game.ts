/** How a game plugs in: its folder draws views, and knows no rules. */
import type { Component } from "svelte";
import type { Decision, Event, Json, Reason } from "./kernel";
import type { SeatInk } from "./look/inks";
import type { Told } from "./telling/beats";
import type { CardOut } from "./wire";

/** Who sits in a seat. */
export interface Person {
  name: string;
  /** It is I, and the only one here: the name is "You". */
  me?: boolean;
  bot: boolean;
  /** Of the bot. */
  level?: string;
  ink: SeatInk;
}

/** What a table component is given. `View` and `Catalogue` are the game's own: the seat's view and the printed facts. */
export interface TableProps<View = Json, Catalogue = Json> {
  view: View;
  /** What this seat is asked now; null while others choose, and for onlookers. */
  decision: Decision | null;
  /** All that happened so far, as far as this seat may know. */
  events: readonly Event[];
  /** Answers with an option's id. */
  act: (option: string) => void;
  /** Why an answer is not on offer; null if it is. */
  why: (option: string) => Promise<Reason | null>;
  /** Takes the last answer back; null when that is not possible. */
  undo: (() => void) | null;
  /** My seat; null for onlookers. */
  seat: number | null;
  people: readonly Person[];
  catalogue: Catalogue;
  /** The chances of what I may choose now, as the game tells them; null where it tells none. Asked for, since they take time. */
  odds?: () => Promise<Json>;
}

/** What `HowTo.svelte` of a game is given: a real moment of a table, and which phase it shows. It draws the things that the
 *  notes of the screen tell about, each with its number. */
export interface HowToProps<View = Json, Catalogue = Json> extends TableProps<View, Catalogue> {
  screen: string;
}

/** What a gallery of all cards of a game is given. */
export interface GalleryProps<Catalogue = Json> {
  catalogue: Catalogue;
  /** The card list in words. */
  cards: readonly CardOut[];
}

/** What `OptionPicture.svelte` of a game is given: a value of one of its options, as text (`true` for a flag), or a word
 *  of a list. It fills the frame that it is put into; what it does not know it draws plainly. */
export interface OptionPictureProps {
  option: string;
  value: string;
}

/** What `SetUpCard.svelte` of a game is given: a card that can be chosen at the set-up, and which part of it is wanted: the
 *  `marks` that lie on its picture, a `brief` of what it does, or `all` that it does. */
export interface SetUpCardProps<Catalogue = Json> {
  card: CardOut;
  catalogue: Catalogue;
  part: "marks" | "brief" | "all";
}

/** What `Guests.svelte` of a game is given: whether to draw who sits at the table of the hall, or what lies on it. */
export interface GuestsProps {
  at: "bench" | "table";
}

/** A sign that a game uses, and what it stands for. */
export interface SignWords {
  /** A symbol of the game's sprite, or of the house. */
  glyph: string;
  /** How large it is drawn, for a symbol that does not say so itself. */
  box?: string;
  words: string;
}

export type Rolled = (event: Event, before?: Event) => readonly string[];

/** What `src/games/<name>/index.ts` exports as `game`. */
export interface Game {
  /** The symbols its pieces use; they are put into the page before the table is shown. */
  sprite: string;
  // The view and the catalogue come from the server as plain values: here, and only here, they are taken on trust.
  table: Component<TableProps<any, any>>;
  /** The inks of the seats, where the game has colours of its own; without it they go by their order. */
  inks?: (view: any) => readonly SeatInk[];
  /** Its signs and shapes in words, for the menu of the table. */
  signs?: readonly SignWords[];
  /** Whose mat an onlooker sees, where the game shows one; without it none is named. */
  mat?: (view: any) => number | null;
  /** How a seat stands, in words to it that everybody may read: for when the screen is passed on. */
  standing?: (view: any, seat: number) => string;
  /** What else is to be said of the end, in words. */
  ending?: (view: any) => string;
  /** Whether all win or lose together; without it everybody plays for themselves. */
  together?: (view: any) => boolean;
  /** The dice that an event shows fresh from the roll, by name, given the one before it that stands; without it none are rolled. */
  rolled?: Rolled;
  /** How what happens is told, deed by deed; without it things are shown as they come. */
  told?: Told;
  /** All its cards; without it they are listed in words. */
  gallery?: () => Promise<Component<GalleryProps<any>>>;
}

/** The inks of the house, as the classes `ink-*` of print.css name them. */
export const CLASS_INKS = [
  "quid", "assistant", "portal", "goblin", "dragon", "ghost", "wizard", "hag", "warrior", "devotee", "ooze",
  "deathdealer", "defender", "death", "growth", "life", "shaping", "victory",
] as const;
export const SEAT_INKS = ["rose", "green", "blue", "yellow", "violet", "orange"] as const;

export type SeatInk = (typeof SEAT_INKS)[number];
export type Ink = (typeof CLASS_INKS)[number] | SeatInk;

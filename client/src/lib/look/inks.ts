/** The inks of the house, as the classes `ink-*` of print.css name them. */
export const SEAT_INKS = ["rose", "green", "blue", "yellow", "violet", "orange"] as const;
export const INKS = [
  ...SEAT_INKS, "stone", "azure", "brick", "mist", "pink", "steel", "teal", "clay", "sand", "ash", "leaf", "blush", "copper", "straw",
] as const;

export type SeatInk = (typeof SEAT_INKS)[number];
export type Ink = (typeof INKS)[number];

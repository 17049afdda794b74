/** Where the parts of a die stand in its three cuts: 64 has all, 40 the same but bolder, 24 drops the level. */
export type CutSize = 64 | 40 | 24;

interface Spot {
  x: number;
  y: number;
  size: number;
}
/** A number: its middle and its height. */
interface Mark {
  x: number;
  y: number;
  high: number;
}
interface Tab extends Mark {
  d: string;
}
export interface Cut {
  size: CutSize;
  offRegister: number;
  glyph: Spot;
  level: (Mark & { r: number }) | null;
  /** Tabs point up for attack and down for defence; the smallest cut has one panel for both. */
  attack: Tab;
  defence: Tab;
  panel: { cut: string; key: string } | null;
  tabLine: number;
  creatureBursts: readonly Spot[];
  corner: { d: string; line: string | null; width: number; glyph: Spot };
  one: Spot;
  first: Spot;
  /** The second sign stands higher behind a slash than behind a plus. */
  orSecond: Spot;
  andSecond: Spot;
  slash: { d: string; width: number };
  plus: Spot;
  resourceBursts: readonly Spot[];
  /** In a triangle, where there is nothing else. */
  onlyBursts: readonly Spot[];
  seal: Spot;
  sealGlyph: Spot;
  spellBursts: readonly Spot[];
  waiting: Spot;
  burst: "burst" | "burst-s";
}

const at = (x: number, y: number, size: number): Spot => ({ x, y, size });

const LARGE: Cut = {
  size: 64,
  offRegister: 1,
  glyph: at(13.5, 5.5, 37),
  level: { x: 13, y: 13.5, high: 11.5, r: 9 },
  attack: { x: 13.4, y: 52, high: 13, d: "M4.5 60.5V45.5L13.3 37.5 22 45.5V60.5Z" },
  defence: { x: 51.1, y: 49.5, high: 13, d: "M42 40.5H60V50Q60 57 51 61.8Q42 57 42 50Z" },
  panel: null,
  tabLine: 2,
  creatureBursts: [at(46.5, 4, 15), at(46.5, 16.5, 15)],
  corner: { d: "M5.8 6H30.5C31 21 21.5 30 5.8 29.5Z", line: "M30.5 9C31 21 21.5 30 9 29.5", width: 1.8, glyph: at(7, 7, 18.5) },
  one: at(36.5, 34, 34),
  first: at(20.7, 40, 19.5),
  orSecond: at(44, 33, 20),
  andSecond: at(44, 40, 21.5),
  slash: { d: "M35.5 11.5 30.5 53.5", width: 2.6 },
  plus: at(36.7, 21, 9),
  resourceBursts: [at(46, 3.5, 15), at(46, 16, 15)],
  onlyBursts: [at(24.5, 17, 19), at(33.5, 32, 19), at(15.5, 32, 19)],
  seal: at(9.5, 6.5, 47),
  sealGlyph: at(19, 16, 28),
  spellBursts: [at(45, 43, 17), at(31, 45, 15.5)],
  waiting: at(12.8, 10.2, 36),
  burst: "burst",
};

const MIDDLE: Cut = {
  size: 40,
  offRegister: 0.7,
  glyph: at(9.5, 3, 21.5),
  level: { x: 8, y: 8.3, high: 8, r: 6 },
  attack: { x: 8.57, y: 32.2, high: 9.6, d: "M2 38.5V27.8L8.5 22.5 15 27.8V38.5Z" },
  defence: { x: 31.72, y: 30.6, high: 9.6, d: "M25 24.5H38.3V31Q38.3 36 31.65 39.2Q25 36 25 31Z" },
  panel: null,
  tabLine: 1.6,
  creatureBursts: [at(28, 1.8, 10.5), at(28, 10.4, 10.5)],
  corner: { d: "M3.8 4H19.5C19.7 13.5 13.5 19 3.8 18.7Z", line: "M19.5 6C19.7 13.5 13.5 19 6 18.7", width: 1.3, glyph: at(4.4, 4.4, 12.2) },
  one: at(23.3, 21.8, 21),
  first: at(12.7, 25.6, 13),
  orSecond: at(27.6, 20.5, 13),
  andSecond: at(27.6, 25, 13),
  slash: { d: "M22.3 7 19.3 33.5", width: 1.8 },
  plus: at(20.5, 9.5, 6.5),
  resourceBursts: [at(28, 1.8, 10.5), at(28, 10.4, 10.5)],
  onlyBursts: [at(15, 9.5, 12.5), at(21, 19, 12.5), at(9, 19, 12.5)],
  seal: at(6, 3.5, 28.5),
  sealGlyph: at(11.7, 9.2, 17.2),
  spellBursts: [at(27.5, 26.5, 11.5), at(18.5, 28, 10.5)],
  waiting: at(8, 6.4, 22.4),
  burst: "burst",
};

/** Bursts break the edge here: inside it they would be specks. */
const SMALL: Cut = {
  size: 24,
  offRegister: 0.4,
  glyph: at(5.2, 1.6, 13.6),
  level: null,
  attack: { x: 6.95, y: 17.8, high: 7, d: "" },
  defence: { x: 17.15, y: 17.8, high: 7, d: "" },
  panel: { cut: "M2.2 14H21.8V21.3H2.2Z", key: "M2 13.3H22V14.5H2ZM11.4 14H12.6V21.3H11.4Z" },
  tabLine: 1,
  creatureBursts: [at(16, -2.2, 10), at(16, 5, 10)],
  corner: { d: "M2.2 2.4H12.2C12.3 8 8.5 11.6 2.2 11.4Z", line: null, width: 1, glyph: at(2.2, 2.2, 8.8) },
  one: at(13.9, 13, 14.6),
  first: at(7.4, 15.8, 8.6),
  orSecond: at(16.8, 13, 8.6),
  andSecond: at(16.8, 15.8, 8.6),
  slash: { d: "M13.6 4 11.8 20.3", width: 1.2 },
  plus: at(13.5, 5, 4.6),
  resourceBursts: [at(16, -2.2, 10), at(16, 5, 10)],
  onlyBursts: [at(8, 4, 9), at(12.5, 11, 9), at(3.5, 11, 9)],
  seal: at(2.8, 1.8, 18.6),
  sealGlyph: at(6.3, 5.3, 11.5),
  spellBursts: [at(16, 15.8, 10), at(7, 15.8, 10)],
  waiting: at(4.8, 3.8, 13.4),
  burst: "burst-s",
};

export const CUTS: Record<CutSize, Cut> = { 64: LARGE, 40: MIDDLE, 24: SMALL };

/** The cut that reads best at a size in pixels. */
export function cutFor(pixels: number): CutSize {
  return pixels >= 52 ? 64 : pixels >= 32 ? 40 : 24;
}

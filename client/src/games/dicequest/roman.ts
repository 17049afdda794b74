/** Acts are counted as they are printed: I, II, III. */
const NUMERALS = ["", "I", "II", "III"];

export const roman = (n: number) => NUMERALS[n] ?? String(n);

/** Reads the face codes of the catalogue: `q1`, `q1&d1`, `q3|rr`, `rr+1`, `c1/3/2*`, `s**`, `ql2`, `qd1`, `imm`, `lock*`, `***`. One that it cannot read is shown
 *  as it is: a later set may have signs that are not drawn yet. */
import type { Face, Sign } from "./pieces/face";

export function faceOf(code: string): Face {
  const [, symbols = "", stars = ""] = /^([^*]*)(\**)$/.exec(code) ?? [];
  const bursts = stars.length;
  const creature = /^c(\d+)\/(\d+|\?)\/(\d+|\?)$/.exec(symbols);
  if (creature) {
    const [, level, attack, defence] = creature;
    return { kind: "creature", level: Number(level), attack: number(attack), defence: number(defence), bursts };
  }
  if (bursts === 3 && symbols === "") return { kind: "bursts", bursts };
  if (symbols === "s" || symbols === "lock") return { kind: symbols === "s" ? "spell" : "lock", bursts };
  const [one, two, ...more] = symbols.split(/[&|]/).map(signOf);
  if (!one || two === null || more.length) return { kind: "plain", text: code };
  return { kind: "resource", signs: two ? [one, two] : [one], join: symbols.includes("|") ? "or" : "and", bursts };
}

function number(text: string | undefined): number | null {
  return text === undefined || text === "?" ? null : Number(text);
}

function signOf(symbol: string): Sign | null {
  const counted = /^([qd])(\d+)$/.exec(symbol);
  if (counted) return { sign: counted[1] === "q" ? "quiddity" : "draw", n: Number(counted[2]) };
  const energy = /^q([ld])(\d+)$/.exec(symbol);
  if (energy) return { sign: "quiddity", n: Number(energy[2]), energy: energy[1] === "l" ? "light" : "dark" };
  if (symbol === "imm") return { sign: "question" };
  const reroll = /^rr(?:\+(\d+))?$/.exec(symbol);
  return reroll ? { sign: "reroll", along: Number(reroll[1] ?? 0) } : null;
}

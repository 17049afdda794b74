/** Turns what is told of a seat into words to the one who sits there: "Seat 0 gains 1 glory and has 3" becomes "You gain
 *  1 glory and have 3". It knows the few shapes in which the rules tell, in English. */

const VERBS: Readonly<Record<string, string>> = { has: "have", is: "are", was: "were", does: "do", goes: "go", dies: "die", ties: "tie", lies: "lie" };
/** Verbs that may follow a first one, after "and" or a comma; a name never stands in lower case. */
const NEXT = "has|takes|gives|gets|loses|gains|draws|keeps|goes|pays|spends|puts|discards|rolls";

/** The verb as it goes with "you". */
function plain(verb: string): string {
  const known = VERBS[verb];
  if (known) return known;
  if (/(?:ch|sh|ss|x|z)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return verb.endsWith("s") && !verb.endsWith("ss") ? verb.slice(0, -1) : verb;
}

export function toYou(text: string, seat: number): string {
  const me = `[Ss]eat ${seat}\\b`;
  return text
    .split(/(?<=[.:;] )/)
    .map((clause) => clauseToYou(clause, me))
    .join("")
    .replace(/(^|[.:;] )(you)/g, (_, before: string, word: string) => before + (before.startsWith(":") || before.startsWith(";") ? word : `Y${word.slice(1)}`));
}

function clauseToYou(clause: string, me: string): string {
  const subject = new RegExp(`^${me}(?!'s)(, with [^,]+,)? ([a-z-]+)`);
  let told = clause;
  const found = subject.exec(clause);
  if (found) {
    const [whole, aside = "", verb = ""] = found;
    const rest = clause.slice(whole.length).replace(new RegExp(`(, | and )(${NEXT})\\b`, "g"), (_, joint: string, next: string) => joint + plain(next));
    told = `you${aside} ${plain(verb)}${rest}`;
  }
  return told
    .replace(new RegExp(`^Turn of ${me}`), "your turn")
    .replace(new RegExp(`${me}'s`, "g"), "your")
    .replace(new RegExp(`\\b[Tt]he ((?:\\w+ )?\\w+) of ${me}`, "g"), "your $1")
    .replace(new RegExp(`((?:[A-Z][\\w'’-]*(?: (?:of|the|and|on|for|to|in|at|with))* ?)+(?:\\d+/\\d+ |\\([^)]*\\) )?\\**)\\bof ${me}`, "g"), (_, name: string) => `your ${name.trim()}`)
    .replace(new RegExp(me, "g"), "you");
}

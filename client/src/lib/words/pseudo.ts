/** A language nobody speaks, made from the catalogue to find texts that are not in it and places that are too tight. */
const PLAIN = "aceilnorsuyACEILNORSUY";
const ACCENTED = "åçéîłñøŕšüýÅÇÉÎŁÑØŔŠÜÝ";
const LONGER = 0.4;
/** No language has longer words than this. */
const WORD = 8;

/** Accented and 40 % longer; what stands in braces stays as it is. */
export function pseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|./gs, (part) => {
    const at = part.length === 1 ? PLAIN.indexOf(part) : -1;
    return at < 0 ? part : (ACCENTED[at] ?? part);
  });
  const longer = "~".repeat(Math.ceil(text.replace(/\{\w+\}/g, "").length * LONGER));
  return `${accented}${longer.replace(new RegExp(`~{${WORD}}(?=~)`, "g"), "$& ")}`;
}

/** The texts of the rules; they are loaded with them. */
export const en = {
  "rules.primer": "How to play",
  "rules.screens": "Screen by screen, with pictures",
  "rules.contents": "Sections",
  "rules.seek": "Search the rules",
  "rules.found": { zero: "Nothing found", one: "{n} rule found", other: "{n} rules found" },
  "rules.none": "No rule contains all these words.",
  "rules.missing": "There is no rule {rule} in this game.",
  "rules.ruling": "our ruling",
  "rules.seeAlso": "Mentioned in",
} as const;

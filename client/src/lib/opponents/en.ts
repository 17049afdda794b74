/** The texts of choosing whom one plays; they are loaded with it. */
export const en = {
  "whom.levels": "Four levels, the same four in every game. No level sees hidden cards or coming dice.",
  "whom.measure": "How we measure",
  "whom.measured": "Two levels meet in games for two, every deal from both sides: hundreds of games, or as many as decide who is better. The bar is the share won against {usual}, the usual level: half of them would be as strong. Where a level has not met it yet, we say so.",
  "whom.wins": "wins against {usual}",
  "whom.share": "{n}%",
  "whom.unknown": "not measured yet",
  "whom.rank": "level {n} of {all}",
  "whom.sits": "{name} sits down",
  "whom.surprise": "Surprise me",
} as const;

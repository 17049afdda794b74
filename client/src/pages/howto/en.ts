/** The texts of how to play; they are loaded with it. */
export const en = {
  "howto.others": "Moth, Juniper, Pell, Old Bramble, Aunt Nettle",
  "howto.back": "Back",
  "howto.next": "Next",
  "howto.screens": "Screens",
  "howto.screen": "{n} of {of}: {title}",
  "howto.try": "Try it",
  "howto.tryWhere": "in the first game",
  "howto.first": "Play",
  "howto.firstGame": "the first game",
  "howto.lessons": "Play the first game",
  "howto.rules": "All rules",
  "howto.none": "How this game is played stands in its rules.",
} as const;

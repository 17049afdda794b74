/** The texts of how to play; they are loaded with it. */
export const en = {
  "howto.others": "Moth, Juniper, Pell, Old Bramble, Aunt Nettle",
  "howto.back": "Back",
  "howto.next": "Next",
  "howto.screens": "Screens",
  "howto.screen": "{n} of {of}: {title}",
  "howto.first": "Play the first game",
  "howto.rules": "All rules",
  "howto.none": "How this game is played stands in its rules.",
} as const;

/** The texts of what is told. */
export const en = {
  "tell.title": "What happens",
  "tell.throws": "{name} throws",
  "tell.youThrow": "You throw",
  "tell.yourThrow": "Your dice",
  "tell.throw": { one: "Throw the die", other: "Throw {n} dice" },
  "tell.skip": "Skip",
  "tell.hold": "Hold",
  "tell.goOn": "Go on",
  "tell.showMe": "Show me",
  "tell.toNow": "To the end",
  "tell.toMe": "To my choice",
  "tell.pace": "How quickly it is told",
  "tell.slow": "Slow",
  "tell.normal": "Normal",
  "tell.fast": "Fast",
  "tell.atOnce": "At once",
} as const;

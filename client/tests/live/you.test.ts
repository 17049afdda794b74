import { expect, it } from "vitest";
import { withNames } from "../../src/lib/live/names";

const NAMES = ["You", "Moth", "Pell"];

it.each([
  ["Seat 0 rolls 4.", "You roll 4."],
  ["Seat 1 rolls 4.", "Moth rolls 4."],
  ["Seat 0 gains 1 glory and has 3.", "You gain 1 glory and have 3."],
  ["Seat 0 readies Victory (spell).", "You ready Victory (spell)."],
  ["Seat 0 re-rolls: Assistant (re-roll).", "You re-roll: Assistant (re-roll)."],
  ["Seat 0 attaches Growth.", "You attach Growth."],
  ["Seat 0 loses 4 health and has 39.", "You lose 4 health and have 39."],
  ["Seat 0 may capture 1 more this turn.", "You may capture 1 more this turn."],
  ["Seat 0 picked up Hourglass Heron.", "You picked up Hourglass Heron."],
  ["Round 1: Seat 0's turn.", "Round 1: your turn."],
  ["Seat 0's turn.", "Your turn."],
  ["Turn of seat 0, initiative 22.", "Your turn, initiative 22."],
  ["Seat 1 attacks with Assistant 1/2: 1 on seat 0, 1 on seat 2.", "Moth attacks with Assistant 1/2: 1 on you, 1 on Pell."],
  ["Lantern Wyrm of seat 0 attacks for 9: seat 1 takes 7, has 38; seat 0 takes 9, has 32.", "Your Lantern Wyrm attacks for 9: Moth takes 7, has 38; you take 9, have 32."],
  ["Soup of Second Chances of seat 0 loses its effects.", "Your Soup of Second Chances loses its effects."],
  ["Assistant 1/2 of Seat 0 is destroyed by damage and goes to the used pile.", "Your Assistant 1/2 is destroyed by damage and goes to the used pile."],
  ["Seat 1 looks at the stack of seat 0: top 1.", "Moth looks at your stack: top 1."],
  ["Seat 1 gives Deathdealer and takes Assistant of seat 0.", "Moth gives Deathdealer and takes your Assistant."],
  ["The top card of seat 0's stack goes to the bottom.", "The top card of your stack goes to the bottom."],
  ["The stacks are set: seat 0: 3, seat 1: 0.", "The stacks are set: you: 3, Moth: 0."],
  ["The game is over: seat 0 reached the glory goal. Won by seat 0.", "The game is over: you reached the glory goal. Won by you."],
  ["The game is over: the last player left. seat 0 won.", "The game is over: the last player left. You won."],
  ["Seat 0, with a score of 0, takes the reward of rank 1.", "You, with a score of 0, take the reward of rank 1."],
  ["Seat 2 and seat 0 swap the top cards of their stacks.", "Pell and you swap the top cards of their stacks."],
  ["For seat 0's next card: attack +5.", "For your next card: attack +5."],
])("%s", (told, heard) => {
  expect(withNames(told, NAMES)).toBe(heard);
});

it("nobody is spoken to at a table of names", () => {
  expect(withNames("Seat 0 rolls 4.", ["Ann", "Moth"])).toBe("Ann rolls 4.");
});

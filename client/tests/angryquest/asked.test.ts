import { expect, it } from "vitest";
import { askedIn } from "../../src/games/angryquest/asked";

it.each([
  ["You rolled 5. Which move?", "Which move?", "You rolled 5."],
  ["Luck for Quartermaster Bree: You may place one of your characters from home on your entry space if it is free.", "Luck for Quartermaster Bree", "You may place one of your characters from home on your entry space if it is free."],
  ["In the settlement: upgrade, replace, or nothing?", "In the settlement", "Upgrade, replace, or nothing?"],
  ["Which corner is your home?", "Which corner is your home?", ""],
  ["Your turn is done.", "Your turn is done.", ""],
])("a question is asked in a short title: %s", (prompt, title, lead) => {
  expect(askedIn(prompt)).toEqual({ title, lead });
});

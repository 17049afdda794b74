// @vitest-environment jsdom
import { expect, it } from "vitest";
import { say, type Tone } from "../src/lib/say";

const painted = () => new Promise((done) => requestAnimationFrame(done));

it.each<[Tone, string]>([
  ["polite", "status"],
  ["assertive", "alert"],
])("what is said in a %s tone stands in its own live region", async (tone, role) => {
  say("Your turn.", tone);
  await painted();
  const region = document.querySelector(`[aria-live=${tone}]`);
  expect([region?.getAttribute("role"), region?.textContent]).toEqual([role, "Your turn."]);
});

it("the same words are said again", async () => {
  say("Your turn.");
  await painted();
  say("Your turn.");
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("");
  await painted();
  expect(document.querySelector("[aria-live=polite]")?.textContent).toBe("Your turn.");
});

import { expect, test } from "vitest";
import { soften } from "../src/lib/words/soften";

test.each([
  ["Corruption", "Cor-rup-tion"], ["Discriminating", "Dis-cri-mi-na-ting"], ["Assistant", "Assis-tant"], ["Quiddity", "Quiddity"], ["Blademaster", "Blade-master"], ["Ghost", "Ghost"],
])("%s may be broken as %s", (name, broken) => {
  expect(soften(name).replaceAll("\u00ad", "-")).toBe(broken);
});

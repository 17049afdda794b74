import { describe, expect, it } from "vitest";
import { cordKeys, follow, keysOf, NOBODY, readyKey, type Identities } from "../../src/games/quarriors/identity";
import { readyDie, seat, view } from "./mat";

const start = (...seats: ReturnType<typeof seat>[]) => follow(NOBODY, view(...seats));
const [QUIDDITY, GOBLIN] = ["basic-quiddity", "scavenging-goblin"];
const only = (identities: Identities, zone: Parameters<typeof keysOf>[2], die: string, who = 0) => keysOf(identities, who, zone, [die])[0];

describe("a die keeps its key", () => {
  it("when nothing happens", () => {
    const before = start(seat({ active: ["portal#1", "portal#4"] }));
    const after = follow(before, view(seat({ active: ["portal#1", "portal#4"] })));
    expect(keysOf(after, 0, "active", ["portal#1", "portal#4"])).toEqual(keysOf(before, 0, "active", ["portal#1", "portal#4"]));
  });

  it("from the bag into the active pool", () => {
    const before = start(seat({ bag: { [QUIDDITY]: 1 } }));
    const after = follow(before, view(seat({ active: [`${QUIDDITY}#1`] })));
    expect(only(after, "active", `${QUIDDITY}#1`)).toBe(only(before, "bag", QUIDDITY));
  });

  it("from the active pool into the spent pile, and its twin stays", () => {
    const before = start(seat({ active: [`${QUIDDITY}#1`, `${QUIDDITY}#6`] }));
    const after = follow(before, view(seat({ active: [`${QUIDDITY}#1`], spent: [`${QUIDDITY}#6`] })));
    expect(only(after, "active", `${QUIDDITY}#1`)).toBe(only(before, "active", `${QUIDDITY}#1`));
    expect(only(after, "spent", `${QUIDDITY}#6`)).toBe(only(before, "active", `${QUIDDITY}#6`));
  });

  it("when it is summoned", () => {
    const before = start(seat({ active: [`${GOBLIN}#3`] }));
    const after = follow(before, view(seat({ ready: [readyDie("ready:0:4", `${GOBLIN}#3`)] })));
    expect(readyKey(after, "ready:0:4")).toBe(only(before, "active", `${GOBLIN}#3`));
  });

  it("from the Wilds to whoever captures it", () => {
    const before = follow(NOBODY, view(seat(), { ...seat() }, { wilds: { portal: 2 } }));
    const after = follow(before, view(seat(), seat({ used: { portal: 1 } }), { wilds: { portal: 1 } }));
    expect(keysOf(before, -1, "wilds", ["portal", "portal"])).toContain(only(after, "used", "portal", 1));
  });

  it("in its ready area, whoever else leaves it", () => {
    const pair = [readyDie("ready:0:1", `${GOBLIN}#3`), readyDie("ready:0:2", `${GOBLIN}#3`)];
    const before = start(seat({ ready: pair }));
    const after = follow(before, view(seat({ ready: pair.slice(1), used: { [GOBLIN]: 1 } })));
    expect(readyKey(after, "ready:0:2")).toBe(readyKey(before, "ready:0:2"));
    expect(only(after, "used", GOBLIN)).toBe(readyKey(before, "ready:0:1"));
  });

  it("as a spell on a cord", () => {
    const before = start(seat({ ready: [readyDie("ready:0:1", `${GOBLIN}#3`), readyDie("ready:0:2", "death#4")] }));
    const host = { ...readyDie("ready:0:1", `${GOBLIN}#3`), attached: [{ die: "death#4", owner: 0 }] };
    const after = follow(before, view(seat({ ready: [host] })));
    expect(cordKeys(after, "ready:0:1", host.attached)).toEqual([readyKey(before, "ready:0:2")]);
  });
});

it("of equal dice the one in the bag is drawn, not the one in the used pile", () => {
  const before = start(seat({ bag: { portal: 1 }, used: { portal: 1 } }));
  const after = follow(before, view(seat({ active: ["portal#4"], used: { portal: 1 } })));
  expect(only(after, "active", "portal#4")).toBe(only(before, "bag", "portal"));
});

it("no two dice have the same key", () => {
  const identities = start(seat({ bag: { [QUIDDITY]: 8 }, active: [`${QUIDDITY}#1`, `${QUIDDITY}#1`] }), seat({ used: { [QUIDDITY]: 5 } }));
  expect(new Set(identities.known.map(({ key }) => key)).size).toBe(15);
});

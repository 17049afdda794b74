import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { homeOf, route, spacesOf, towards, type Space } from "../../src/games/angryquest/board";
import { glyphOf, monsterDrawing, seatInks, shortOf, upgradeWords } from "../../src/games/angryquest/cast";
import { doerOf, named } from "../../src/games/angryquest/chronicle";
import { lastShowdown } from "../../src/games/angryquest/showdown";
import { callOf, saidOf, tiedTo, tiesOf, weigh } from "../../src/games/angryquest/ties";
import type { Catalogue } from "../../src/games/angryquest/catalogue";
import type { Colour, View } from "../../src/games/angryquest/view";
import type { Decision, Event, Option } from "../../src/lib/kernel";

interface Sample {
  view: View;
  decision: Decision | null;
  events: Event[];
}
const fixture = JSON.parse(readFileSync("src/games/angryquest/samples.json", "utf8")) as { catalogue: Catalogue; samples: Record<string, Sample> };
const { catalogue } = fixture;
const spaces = spacesOf(catalogue.board);
const sprite = readFileSync("src/games/angryquest/glyphs.svg", "utf8");
const at = (name: string) => spaces.get(name) as Space;
const names = (path: readonly Space[]) => path.map(({ name }) => name);
const option = (id: string, refs: string[] = []): Option => ({ id, label: id, refs, rule: null });
const event = (kind: string, data: Event["data"]): Event => ({ kind, data, forced: false, rule: null, text: kind });
const sample = (name: string) => fixture.samples[name] as Sample;

it("every character and every monster has a drawing of its own", () => {
  const glyphs = [...Object.keys(catalogue.characters).map(glyphOf), ...Object.keys(catalogue.monsters).map((slug) => monsterDrawing(slug).glyph)];
  expect(new Set(glyphs).size).toBe(38);
  expect(glyphs.filter((glyph) => !sprite.includes(`<symbol id="${glyph}"`))).toEqual([]);
});

it("a character is called by one word of the name", () => {
  expect([shortOf("sir-dunmore-the-late"), shortOf("the-veiled-sister")]).toEqual(["Dunmore", "Sister"]);
});

it("an upgrade says what it adds now, and its level where nothing tells that", () => {
  const printed = { close: 2, ranged: 2, arcane: 1, armour: 0, movement: 2 };
  const upgrades = [{ attribute: "movement" as const, level: 1 }];
  expect(upgradeWords(upgrades, printed, { ...printed, movement: 5 })).toBe("Move +3");
  expect(upgradeWords(upgrades, printed)).toBe("Move upgrade 1");
});

it("a piece walks along the loop", () => {
  expect(names(route(spaces, "t46", "t01"))).toEqual(["t46", "t47", "t00", "t01"]);
});

it("a piece turns off at the signpost to reach the town", () => {
  expect(names(route(spaces, "t07", "sett-n"))).toEqual(["t07", "t08", "road-n-1", "sett-n"]);
});

it("a piece that is sent back walks back", () => {
  expect(names(route(spaces, "t05", "t02"))).toEqual(["t05", "t04", "t03", "t02"]);
});

it("a piece that is sent home from far away goes straight there", () => {
  expect(names(route(spaces, "t30", "home-red-1"))).toEqual(["t30", "home-red-1"]);
});

it("the arrow keys follow the loop round its corner", () => {
  const all = [...spaces.values()];
  expect(towards(at("t11"), "ArrowRight", all)?.name).toBe("t12");
  expect(towards(at("t12"), "ArrowDown", all)?.name).toBe("t13");
});

it("every space can be reached by arrow keys", () => {
  const all = [...spaces.values()];
  const found = new Set<Space>([at("t00")]);
  for (const space of found) for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const) {
    const next = towards(space, key, all);
    if (next) found.add(next);
  }
  expect(all.filter((space) => !found.has(space)).map(({ name }) => name)).toEqual([]);
});

it("a home has three slots", () => {
  expect(homeOf(spaces, "blue")).toHaveLength(3);
});

it("options have the keys 1 to 9, and no more", () => {
  const ties = tiesOf(Array.from({ length: 11 }, (_, i) => option(`split ${i}`)));
  expect(ties.map(({ key }) => key)).toEqual([..."123456789", null, null]);
});

it("an option is tied to all its things at once, and the fight to the monster", () => {
  const ties = tiesOf([option("move hroth t05", ["hroth", "t05"]), option("move osric t05", ["osric", "t05"]), option("fight")]);
  expect(tiedTo(ties, "t05").length).toBe(2);
  expect(tiedTo(ties, "t05", "osric").map(({ option: { id } }) => id)).toEqual(["move osric t05"]);
  expect(tiedTo(ties, "monster").map(({ verb }) => verb)).toEqual(["fight"]);
});

it("what rolls dice is weighed, a move is not", () => {
  expect([weigh(option("use close")), weigh(option("move hroth t05"))]).toEqual(["heavy", "light"]);
});

it("ending the turn is the call, declining never is", () => {
  expect(callOf(tiesOf([option("pass"), option("end-turn")]))).toBe("end-turn");
  expect(callOf(tiesOf([option("pass")]))).toBeNull();
});

it("every option of every sample has words", () => {
  const spoken = Object.values(fixture.samples).flatMap(({ view, decision }) =>
    tiesOf(decision?.options ?? []).map((tie) => Object.values(saidOf(tie, view, spaces, 0)).join(" ")),
  );
  expect(spoken.filter((words) => words === "" || /[{}]|undefined|NaN/.test(words))).toEqual([]);
});

it("an attack on offer says its dice and its chance at worst", () => {
  const { view, decision } = sample("clash");
  const [tie] = tiesOf(decision?.options ?? []);
  expect(tie && saidOf(tie, view, spaces, 0).note).toMatch(/^\d+ di(e|ce), at worst \d+%$/);
});

const SIDE = { dice: 2, worth: [0, 0, 0, 1, 1, 2], hits: [1, 0], armour: 0, total: 1 };
const ROLLS = { attacker: "hroth-ironbelly", defender: "mimi-many-faces", attack: "close", defence: "ranged", defence_dice: [2] };
const COMBAT = [
  event("attack", {}),
  event("combat-rolls", { ...ROLLS, attack_dice: [4, 1] }),
  event("combat-rolls", { ...ROLLS, attack_dice: [4, 5] }),
  event("combat-won", { winner: "hroth-ironbelly", loser: "mimi-many-faces", sides: [SIDE, SIDE] }),
  event("sent-home", {}),
];

it("a combat that is over shows its last dice, and those before the re-roll", () => {
  expect(lastShowdown(COMBAT)).toMatchObject({ kind: "combat", rolls: [[4, 5], [2]], before: [[4, 1], [2]], winner: "hroth-ironbelly" });
});

it("what was decided before is not shown again", () => {
  expect(lastShowdown(COMBAT, 4)).toBeNull();
});

const PEOPLE = [{ name: "Juniper", bot: false, ink: "rose" as const }];

it("the log calls players by their names, and leaves colours of things alone", () => {
  expect(named("Red rolls 4. The red corner.", ["red"], PEOPLE, spaces)).toBe("Juniper rolls 4. The red corner.");
});

it("the log calls spaces by their words", () => {
  expect(named("Red moves Hroth from sett-s to t36, well-fed.", ["red"], PEOPLE, spaces)).toBe("Juniper moves Hroth from south town to space 36, well-fed.");
});

it("a deed of a character is its player's", () => {
  const { view } = sample("clash");
  const mine = view.seats[0]?.team[0]?.character ?? "";
  expect(doerOf(event("shifted", { character: mine }), view)).toBe(view.seats[0]?.colour);
});

it("everybody has the colour of the own corner, and who has none yet a colour of nobody", () => {
  const seats = (...colours: (Colour | null)[]) => ({ seats: colours.map((colour) => ({ colour }) as View["seats"][number]) });
  expect(seatInks(seats("green", null, "red", null))).toEqual(["green", "blue", "rose", "yellow"]);
});

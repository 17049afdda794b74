import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { atLair, homeOf, route, spacesOf, towards, type Space } from "../../src/games/angryquest/board";
import { attributeIcon, glyphOf, monsterDrawing, seatInks, shortOf, upgradeWords } from "../../src/games/angryquest/cast";
import { doerOf, named } from "../../src/games/angryquest/chronicle";
import { rollWords } from "../../src/games/angryquest/saying";
import { lastShowdown, type PlainRoll } from "../../src/games/angryquest/showdown";
import { Play } from "../../src/games/angryquest/play.svelte";
import { deedsOf, lastTurns, lineOf, phaseWinner } from "../../src/games/angryquest/recap";
import { saidOf } from "../../src/games/angryquest/rows";
import { shortFacts } from "../../src/games/angryquest/short";
import { signs } from "../../src/games/angryquest/signWords";
import { rolls, tiesOf } from "../../src/games/angryquest/ties";
import { wayOf } from "../../src/games/angryquest/ways";
import type { Catalogue } from "../../src/games/angryquest/catalogue";
import type { Colour, Fighter, View } from "../../src/games/angryquest/view";
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

it("options have letters, ends have none, and neither has a lone one", () => {
  expect(tiesOf([option("move a b"), option("move a c"), option("wait")]).map(({ letter }) => letter)).toEqual(["A", "B", null]);
  expect(tiesOf([option("roll")]).map(({ letter }) => letter)).toEqual([null]);
});

it("what rolls dice is weighed, a move is not", () => {
  expect([rolls(option("use close")), rolls(option("move hroth t05"))]).toEqual([true, false]);
});

const people = ["You", "Juniper", "Bramble", "Moth"].map((name, i) => ({ name, me: i === 0, bot: false, ink: "rose" as const }));
function playAt(name: string): Play {
  const { view, decision, events } = sample(name);
  return new Play(() => ({ view, decision, events, catalogue, people, seat: 0, act: () => undefined, why: () => Promise.resolve(null), undo: null }));
}
const rowsAt = (name: string) => {
  const play = playAt(name);
  return play.ties.map((tie) => saidOf(tie, play));
};

it("every option of every sample has words", () => {
  const spoken = Object.keys(fixture.samples).flatMap((name) => rowsAt(name).map((said) => JSON.stringify(said)));
  expect(spoken.filter((words) => /[{]\w+[}]|undefined|NaN|""/.test(words))).toEqual([]);
});

it("rows of moves say who, where, and the figure that decides", () => {
  expect(rowsAt("move-4")).toMatchObject([
    { title: "Hroth fights Dunmore", note: "then the curse, if won", call: "Move Hroth and fight", figure: { chance: 0.5867, small: "to win" } },
    { title: "Osric to Juniper's entry", note: "nothing happens there", call: "Move Osric", figure: { count: 6, small: "spaces" } },
    { title: "Osric to the west town", call: "Move Osric into town", figure: { chance: 0.9375, small: "Close" } },
    { title: "Karrow to your gate", note: "then 1, 2 or 3 enters", figure: { chance: 0.5, small: "next turn" } },
  ]);
});

it("a lair that no move leads into is barred, with the steps that would", () => {
  expect(playAt("move-4").barred).toEqual({ colour: "blue", character: "duchess-karrow", away: [6, 7, 8], id: "move duchess-karrow ent-blue-1" });
});

it("no lair is barred where nothing is moved", () => {
  expect(playAt("defend-4").barred).toBeNull();
});

it("who beat the first phase is known as far as it was told", () => {
  const seats = [{ colour: "red" }, { colour: "blue" }] as View["seats"];
  const assault = (won: boolean) => event("assault", { player: "blue", phase: 1, won });
  expect([phaseWinner([assault(true)], { seats }), phaseWinner([assault(false)], { seats })]).toEqual([1, null]);
});

it("an attack on offer says its dice and its chance at worst", () => {
  expect(rowsAt("clash")[0]).toMatchObject({ note: expect.stringMatching(/^\d+ di(e|ce)$/), figure: { small: "at worst" } });
});

it("the fight with the monster says the best chance", () => {
  const play = playAt("opening-4");
  const best = Math.max(...Object.values(play.view.seats[0]?.assault ?? {}).map((against) => against?.chance ?? 0));
  expect(rowsAt("opening-4")[1]?.figure).toEqual({ chance: best, small: "to win" });
});

it("a way goes along the inside of the loop, with a dot for each step between, and an arrow into its end", () => {
  const way = wayOf(spaces, "t01", "t05");
  expect(way?.steps).toEqual([207, 253, 299].map((x) => ({ x, y: 150 })));
  expect(way?.arrow).toMatchObject({ x: 345, turn: -90 });
});

it("a way to town crosses the loop at the signpost", () => {
  const way = wayOf(spaces, "t07", "sett-n");
  expect(way?.points.split(" ")).toContain("483,115");
  expect(way?.steps).toHaveLength(2);
});

it("a way round a corner keeps inside", () => {
  const way = wayOf(spaces, "t10", "t14");
  expect(way?.points.split(" ")).toContain("632,150");
});

it("to go on along the loop says where it leads, and that nothing happens there", () => {
  const [clover, free, bones] = rowsAt("advance");
  expect([clover?.title, free?.title, bones?.title]).toEqual(["On to a clover", "On by 2 spaces", "On to the bones"]);
  expect([clover?.note, bones?.note]).toEqual(["nothing happens there", "nothing happens there"]);
  expect(bones?.figure).toEqual({ count: 3, small: "spaces" });
});

it("a card on offer is called by one word in its row, and by its name on the call", () => {
  expect(rowsAt("keep")[0]).toMatchObject({ title: "Return Bree", call: "Return Quartermaster Bree" });
});

it("an upgrade is told in few words beside its dice", () => {
  const rolled = (level: number) => lastShowdown([event("upgrade", { character: "quartermaster-bree", attribute: "close", dice: [5, 1], level })]) as PlainRoll;
  expect([rollWords(rolled(2)), rollWords(rolled(0))]).toEqual(["Bree: Close upgrade, level 2", "Bree: no Close upgrade"]);
});

it("who stands in the lane of the lair or before the monster is at the lair", () => {
  const team = ["ent-blue-2", "cmb-blue-1", "t05"].map((at) => ({ at }) as Fighter);
  expect(atLair(team)).toBe(2);
});

it("the legend has every attribute of a card", () => {
  const explained = new Set(signs.map(({ glyph }) => glyph));
  expect(["close", "ranged", "arcane", "armour", "movement"].filter((attribute) => !explained.has(attributeIcon(attribute)))).toEqual([]);
});

it("every monster has short texts, others keep their own", () => {
  for (const [slug, facts] of Object.entries(catalogue.monsters)) for (const text of Object.values(shortFacts(slug, facts))) expect(String(text).length).toBeLessThan(56);
  const facts = Object.values(catalogue.monsters)[0];
  expect(facts && shortFacts("clockwork-titan", facts)).toBe(facts);
});

const turn = (seat: number) => event("turn", { seat });
const moved = (character: string, to: string) => event("moved", { character, from: "t00", to });
const SEATS = { turn: 0, seats: [0, 1, 2].map(() => ({}) as View["seats"][number]) };

it("the recap has the last turn of each of the others since mine", () => {
  const told = [turn(1), moved("nimble-finch", "t02"), turn(0), turn(1), moved("nimble-finch", "t03"), turn(2), turn(0)];
  const turns = lastTurns(told, SEATS, 0);
  expect([...turns.keys()]).toEqual([1, 2]);
  expect(lineOf(deedsOf(turns.get(1)?.events ?? [], spaces))).toBe("Finch to a clover");
});

it("events that begin in the middle of a turn are of the player before", () => {
  expect([...lastTurns([moved("nimble-finch", "t03"), turn(0)], SEATS, 0).keys()]).toEqual([2]);
});

it("a line tells the two deeds that matter most, and that a tie is the defender's", () => {
  const deeds = deedsOf([moved("nimble-finch", "t05"), event("combat-won", { winner: "lucky-osric", loser: "nimble-finch", tie: "defender" }), event("sent-home", { character: "nimble-finch" })], spaces);
  expect(lineOf(deeds)).toBe("Finch to the bones; Osric held Finch off with a tie");
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
  expect(named("Red rolls 4. The red corner.", ["red"], PEOPLE)).toBe("Juniper rolls 4. The red corner.");
});

it("the log calls me You", () => {
  expect(named("Red rolls 4.", ["red"], [{ name: "You", me: true, bot: false, ink: "rose" }])).toBe("You roll 4.");
});

it("places of somebody's go by the name, those of nobody by the colour", () => {
  const told = "Red moves Hroth from space 25 (blue entry) to place 1 of the red lair. Osric goes on to space 6 (green gate).";
  const people = [...PEOPLE, { name: "You", me: true, bot: false, ink: "blue" as const }];
  expect(named(told, ["red", "blue"], people)).toBe("Juniper moves Hroth from space 25 (your entry) to place 1 of Juniper's lair. Osric goes on to space 6 (green gate).");
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

/** What the others did since my last turn, in short: the deeds that changed the table, turn by turn. */
import type { Event } from "../../lib/kernel";
import { textsIn } from "../../lib/plain";
import { doer, seatIn } from "./names";
import { t } from "./t";

/** What is seen on the table anyhow, or leads to one of the others. All else counts, kinds that came later too. */
const STEPS = new Set([
  "turn", "forced", "struck", "rolled", "drawn", "rerolled", "rolled-out", "used", "spent", "readied", "paid", "moved", "copied", "turned",
  "challenge-side", "challenge-totals", "quest-die", "quest-die-set", "party-waits",
  "quiddity", "more-captures", "total", "boosted", "stilled", "dropped", "must-lock", "over",
]);

export interface TurnOf {
  seat: number;
  round: number;
  deeds: Event[];
}

export function recap(events: readonly Event[], me: number): TurnOf[] {
  const turns = events.flatMap((event, at) => (event.kind === "turn" ? [{ at, seat: doer(event), round: Number(event.data.round) }] : []));
  const ends = turns.at(-1)?.seat === me ? turns.length - 1 : turns.length;
  const mine = turns.map((turn) => turn.seat).lastIndexOf(me, ends - 1);
  return turns.slice(mine + 1, ends).flatMap(({ at, seat, round }, i): TurnOf[] => {
    const end = turns[mine + 1 + i + 1]?.at ?? events.length;
    const deeds = events.slice(at + 1, end).filter((event) => !STEPS.has(event.kind));
    // Of a turn that has only begun there is nothing to say yet.
    const begun = end === events.length && deeds.length === 0;
    return seat === null || begun ? [] : [{ seat, round, deeds }];
  });
}

/** How dice and players are called. */
export interface Names {
  die: (die: string) => string;
  seat: (seat: number) => string;
}

/** Deeds that are told together, with their dice. What came at whom is the sum beside it. */
const TOLD: Readonly<Record<string, "qc.didSummon" | "qc.didCapture" | "qc.didCull" | "qc.didCast">> = { summoned: "qc.didSummon", captured: "qc.didCapture", culled: "qc.didCull", cast: "qc.didCast" };
const UNTOLD = new Set(["glory", "attack", "defends", "challenger-home", "quartifact-home", "quest-die-seized"]);
/** Deeds at a quest, with its name. */
const QUESTS: Readonly<Record<string, "qc.didStart" | "qc.didComplete" | "qc.didFail" | "qc.didHold">> = { "quest-started": "qc.didStart", "quest-completed": "qc.didComplete", "quest-failed": "qc.didFail", "quest-held": "qc.didHold" };

/** A turn in one line: what its player did, deeds of a kind together, then what others lost. */
export function inShort({ seat, deeds }: TurnOf, names: Names): string {
  const said = new Map<string, string>();
  const glory = deeds.filter(({ kind }) => kind === "scored").reduce((sum, { data }) => sum + (Number(data.glory) || 0), 0);
  for (const event of deeds) {
    const { kind, text } = event;
    const owner = doer(event);
    const told = TOLD[kind];
    const quest = QUESTS[kind];
    if (UNTOLD.has(kind)) continue;
    if (kind === "scored") said.set("scored", t("qc.didScore", { n: glory }));
    else if (kind === "destroyed" && owner !== null) {
      const what = diceOf(deeds.filter((other) => other.kind === kind && doer(other) === owner), names);
      said.set(`lost ${owner}`, owner === seat ? t("qc.didLose", { what }) : t("qc.otherLoses", { name: names.seat(owner), what }));
    } else if (kind === "party-sent") said.set("party-sent", t("qc.didSend", { what: LIST.format(textsIn(event.data.dice).map(names.die)), quest: questOf(event, names) }));
    else if (kind === "challenge") said.set("challenge", t("qc.didChallenge", { name: names.seat(seatIn(event.data.rival) ?? -1) }));
    else if (quest && owner !== null) said.set(kind, owner === seat ? t(quest, { quest: questOf(event, names) }) : t("qc.otherHolds", { name: names.seat(owner), quest: questOf(event, names) }));
    else if (told && owner === seat) said.set(kind, t(told, { what: diceOf(deeds.filter((other) => other.kind === kind), names) }));
    else said.set(text, plainly(text, names.seat(seat)));
  }
  return said.size ? `${[...said.values()].join(", ")}.` : "";
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" });
function diceOf(events: readonly Event[], names: Names): string {
  return LIST.format(events.map(({ data }) => names.die(String(data.die ?? data.spell ?? ""))));
}
const questOf = ({ data }: Event, names: Names): string => names.die(String(data.quest ?? ""));
/** Without the name before it. */
function plainly(text: string, name: string): string {
  const said = text.replace(/\.$/, "");
  return said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
}

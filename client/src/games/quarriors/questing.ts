/** The words of questions about quests. */
import type { Option } from "../../lib/kernel";
import { lookOf } from "./classes";
import { verbOf } from "./offers";
import type { Play } from "./play.svelte";
import { t } from "./t";
import type { QuestCard } from "./view";

const LIST = new Intl.ListFormat("en", { type: "conjunction" });
/** More names than these are a number. */
const NAMED = 2;

/** What is asked where a party is sent, or fights; null where the question is about something else. */
export function questTitle(play: Pick<Play, "decision" | "view" | "quests" | "nameOf">): string | null {
  const { decision, view, quests } = play;
  const { challenge } = view;
  const other = challenge ? play.nameOf(challenge.by === decision?.seat ? challenge.against : challenge.by) : "";
  switch (decision?.kind) {
    case "name":
      return challenge && decision.about?.of === decision.seat ? t("qc.askTake", { name: other, n: Number(decision.about.total) }) : null;
    case "reply":
      return challenge ? t("qc.askReply", { name: other, quest: lookOf(challenge.quest).short }) : null;
    case "sent":
      return t("qc.askSent", { name: play.nameOf(view.turn) });
    case "act":
      return quests.length && view.phase === "attack" ? t(visits(decision.options) ? "qc.askQuest" : "qc.askAttack") : null;
    default:
      return null;
  }
}

/** Whether a party can be sent now. */
export function visits(options: readonly Option[]): boolean {
  return options.some((option) => ["quest", "challenge"].includes(verbOf(option)));
}

/** The quest to which a party is being chosen. */
export function sentTo({ decision, quests }: Pick<Play, "decision" | "quests">): QuestCard | undefined {
  return decision?.kind === "split" ? quests.find(({ die }) => die === decision.about?.quest) : undefined;
}

/** Those who go now: two by name, more as a number. */
export function departs({ die }: QuestCard, names: readonly string[]): string {
  return t("qc.questDepart", { names: names.length > NAMED ? String(names.length) : LIST.format(names), quest: lookOf(die).short });
}

/** The question in the words of this table, where it is put in another way than the rules put it. */
import type { Decision } from "../../lib/kernel";
import { rerollOf } from "./compose";
import { t } from "./t";
import type { View } from "./view";

export interface Put {
  title: string;
  lead: string;
  /** In the empty place of the call. */
  choose: string;
}

/** `chosen`: the id of what is selected; `lone`: there is only one answer, which goes by itself. */
export function put({ kind, prompt }: Decision, view: View, me: number, chosen: string | null, lone = false): Put {
  const gold = view.seats[me]?.gold ?? 0;
  const [least = 0, most = least] = partyOf(view);
  switch (kind) {
    case "tavern":
      return { title: gold ? t("dq.askTavern", { n: gold }) : t("dq.askWhere"), lead: t("dq.leadTavern"), choose: t("dq.chooseTavern") };
    case "quest":
      return { title: t("dq.askWhere"), lead: t("dq.leadQuest"), choose: t("dq.chooseQuest") };
    case "party":
      return { title: t("dq.askParty"), lead: "", choose: least === most || !most ? t("dq.chooseHeroes", { n: least || 1 }) : t("dq.chooseHeroesTo", { least, most }) };
    case "deploy":
      return { title: t("dq.askDeploy"), lead: "", choose: "" };
    case "act":
      if (view.phase === "combat") return { title: askCombat(view, chosen, lone), lead: "", choose: t("dq.chooseDice") };
      break;
    case "end-turn":
      return { title: prompt, lead: "", choose: "" };
  }
  return { title: prompt, lead: "", choose: "" };
}

function askCombat({ challenge }: View, chosen: string | null, lone: boolean): string {
  const dice = chosen ? rerollOf(chosen)?.dice.length : undefined;
  if (dice) return t("dq.askReroll", { n: dice });
  if (!Object.keys(challenge?.missing ?? {}).length) return t("dq.askMet");
  return t(lone ? "dq.askDone" : "dq.askCombat");
}

function partyOf(view: View): readonly number[] {
  const slug = view.challenge?.quest;
  return [...view.quests, ...(view.adventure ? [view.adventure] : [])].find(({ quest }) => quest === slug)?.party ?? [];
}

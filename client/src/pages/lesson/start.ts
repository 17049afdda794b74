/** Begins a lesson: a table of its own with me at it. */
import { api } from "../../lib/live/api";
import { tokens } from "../../lib/live/tokens";
import type { TryOut } from "../../lib/wire";
import { t } from "../../lib/words/t";
import { note, progressOf, triedName } from "./progress";

/** Lays the table of a lesson and goes there; a lesson that was left is gone on with, unless it is to begin anew, or its table
 *  is gone or has no teacher any more. */
export async function startLesson(game: string, lesson: string, anew = false): Promise<void> {
  const left = progressOf(lesson);
  const kept = !anew && left?.state === "left" ? tokens.forTable(left.table) : null;
  const there = kept && (await api.lesson(kept.table, kept.token).catch(() => null));
  if (kept && there?.course) {
    location.hash = `#/t/${kept.table}`;
    return;
  }
  await lay(game, begun(lesson, 0, 0), lesson);
}

/** Lays the table of the next scene and goes there. `kept`: under which name its progress is. */
export async function startScene(game: string, lesson: string, scene: number, kept: string): Promise<void> {
  await lay(game, begun(lesson, scene, progressOf(kept)?.number ?? 0), kept);
}
const begun = (lesson: string, scene: number, said: number): TryOut => ({ lesson, scene, answers: 0, read: 0, said });

/** Begins a lesson where it comes to a phase. How far I have come in the lesson itself is not touched. */
export async function tryOut(game: string, tried: TryOut): Promise<void> {
  await lay(game, tried, triedName(tried.lesson));
}

async function lay(game: string, { lesson, scene, answers, read, said }: TryOut, kept: string): Promise<void> {
  const name = tokens.lastName().trim() || t("first.me");
  const token = await api.newToken();
  const { table } = await api.foundLesson(token, { lesson, scene, answers, name });
  tokens.keep(table, token, tokens.lastName().trim(), game, [0]);
  note(kept, { state: "left", table, number: said, of: progressOf(kept)?.of ?? 0, read });
  location.hash = `#/t/${table}`;
}

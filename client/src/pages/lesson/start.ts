/** Begins a lesson: a table of its own with me at it. */
import { api } from "../../lib/live/api";
import { tokens } from "../../lib/live/tokens";
import { t } from "../../lib/words/t";
import { note, progressOf } from "./progress";

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
  await startScene(game, lesson, 0);
}

/** Lays the table of a scene and goes there. */
export async function startScene(game: string, lesson: string, scene: number): Promise<void> {
  const name = tokens.lastName().trim() || t("first.me");
  const token = await api.newToken();
  const { table } = await api.foundLesson(token, { lesson, scene, name });
  tokens.keep(table, token, tokens.lastName().trim(), game, [0]);
  const before = scene ? progressOf(lesson) : null;
  note(lesson, { state: "left", table, number: before?.number ?? 0, of: before?.of ?? 0, read: 0 });
  location.hash = `#/t/${table}`;
}

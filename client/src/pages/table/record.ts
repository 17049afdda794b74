/** The record of a game as a file. */
import { api } from "../../lib/live/api";
import type { Visit } from "../../lib/live/visit";
import type { TableCard } from "../../lib/wire";

/** The record, or of a running game what my own seats know. What goes wrong is told. */
export async function saveRecord(visit: Visit, card: TableCard): Promise<void> {
  try {
    const text = await api.record(card.table, visit.token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${card.game}-${card.table}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch (fault) {
    visit.notice((fault as Error).message);
  }
}

/** What a table needs of every view. */
import type { SharedView } from "../view";

export type TableView = Omit<SharedView, "game">;

/** Notes by name, kept in this browser; without a storage they are known as long as the page stays open. */
export interface Notes<T> {
  all: () => Record<string, T>;
  put: (name: string, note: T) => void;
}

export function notesAt<T>(key: string, isNote: (value: unknown) => value is T): Notes<T> {
  let memory: Record<string, T> = {};
  const all = () => {
    try {
      return notesIn(localStorage.getItem(key), isNote);
    } catch {
      return memory;
    }
  };
  const put = (name: string, note: T) => {
    memory = { ...all(), [name]: note };
    try {
      localStorage.setItem(key, JSON.stringify(memory));
    } catch {
      // There is no storage.
    }
  };
  return { all, put };
}

/** What a stored text holds; whatever is strange in it is left out. */
export function notesIn<T>(text: string | null, isNote: (value: unknown) => value is T): Record<string, T> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, T] => isNote(entry[1])));
}

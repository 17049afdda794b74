/** What changed in something that this page has already; `server/differences.py` says how a change is written. */
import type { Json } from "../wire";

/** The value after a change. What has not changed is the same object as before. */
export function changed(old: Json | undefined, change: Json): Json {
  if (Array.isArray(change)) return change[0] ?? null;
  const inside = Object.entries(change as Record<string, Json>);
  if (!Array.isArray(old)) {
    const object = { ...(old as Record<string, Json>) };
    for (const [key, one] of inside) {
      if (one === null) delete object[key];
      else object[key] = changed(object[key], one);
    }
    return object;
  }
  const items = [...old];
  for (const [key, one] of inside) {
    if (key !== "@") items[Number(key)] = changed(items[Number(key)], one);
    else {
      const [place, gone, come] = one as [number, number, Json[]];
      items.splice(place, gone, ...come);
    }
  }
  return items;
}

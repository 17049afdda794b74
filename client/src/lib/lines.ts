/** Lines of a log: what leads to the next line and that line are one. */
import type { Event } from "./kernel";

/** `leads`: kinds that say what set the next thing off. `apart`: kinds that never follow from them. The line is of the
 *  kind and the player of what led to it. */
export function joinLines(events: readonly Event[], leads: ReadonlySet<string>, apart: ReadonlySet<string> = new Set()): Event[] {
  const lines: Event[] = [];
  let lead: Event | null = null;
  for (const event of events) {
    if (event.struck) {
      if (lead) lines.push(lead);
      lead = null;
      lines.push(event);
    }
    if (!event.text) continue;
    const ends = leads.has(event.kind) || apart.has(event.kind) || event.forced;
    if (lead && ends) lines.push(lead);
    if (leads.has(event.kind)) lead = event;
    else {
      lines.push(lead && !ends ? { ...lead, text: `${lead.text.replace(/\.$/, "")}: ${event.text}` } : event);
      lead = null;
    }
  }
  return lead ? [...lines, lead] : lines;
}

/** A long question in two parts: what is asked as the title, what led to it in smaller letters. */
export interface Asked {
  title: string;
  lead: string;
}
/** So many letters stand in a title of two lines. */
const SHORT = 26;

export function askedIn(prompt: string): Asked {
  const sentences = /^(.+[.!]) ([^.!]+\?)$/.exec(prompt);
  if (sentences) return { title: sentences[2] ?? "", lead: sentences[1] ?? "" };
  const [, title = "", lead = ""] = /^([^:?.!]+): (.+)$/.exec(prompt) ?? [];
  return lead && prompt.length > SHORT ? { title, lead: lead.charAt(0).toUpperCase() + lead.slice(1) } : { title: prompt, lead: "" };
}

/** The drawings of quartifacts. */
/** The quartifacts of a quest die, by number. */
const ARTS: Readonly<Record<string, readonly string[]>> = {
  "the-holy-quail": ["quail", "quill", "quilt"],
  exqualibur: ["exqualibur", "quarterstaff", "quiver"],
  "the-tri-clops-skull": ["triclops", "talon", "scale"],
};
export function artOf(slug: string, n: number): string {
  return ARTS[slug]?.[n - 1] ?? "blank";
}

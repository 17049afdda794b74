/** The name of a die class as the view and the catalogue use it: "Quaxos' Eye" is `quaxos-eye`. */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll("'", "").replaceAll(/[^a-z0-9]+/g, "-");
}

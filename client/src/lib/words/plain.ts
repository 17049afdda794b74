/** A name of the wire as people write it: `expert_culling` is "Expert culling". Also for what this client has no word for. */
export function inWords(name: string): string {
  const spaced = name.replaceAll(/[_-]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Where in the client we are: the parts of the address after `#/`. */
import { readable } from "svelte/store";

export function partsOfHash(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const route = readable<string[]>([], (set) => {
  const read = () => set(partsOfHash(location.hash));
  read();
  addEventListener("hashchange", read);
  return () => removeEventListener("hashchange", read);
});

/** How a page opens the rules at the right place. Without it a rule's id is a link to the page of the rules. */
import { getContext, setContext } from "svelte";

export type OpenRule = (rule: string) => void;
const KEY = Symbol("rules");

export function provideRules(open: OpenRule): void {
  setContext(KEY, open);
}

export function ruleOpener(): OpenRule | undefined {
  return getContext<OpenRule | undefined>(KEY);
}

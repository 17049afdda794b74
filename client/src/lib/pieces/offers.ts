/** Ties the options of a question to the things they concern. */
import type { Option } from "../kernel";

/** Options by the ref of the thing they concern. */
export type Offers = ReadonlyMap<string, readonly Option[]>;

/** `refsOf`: where the things lie that an option names; as the option says, unless told. */
export function offersBy(options: readonly Option[], refsOf: (option: Option) => Iterable<string> = ({ refs }) => refs): Offers {
  const offers = new Map<string, Option[]>();
  for (const option of options) for (const ref of refsOf(option)) offers.set(ref, [...(offers.get(ref) ?? []), option]);
  return offers;
}

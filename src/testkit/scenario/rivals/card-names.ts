import type { Copy } from '../../../games/rivals/state.ts';
import { unorderedDifference } from '../common/list-differences.ts';
import { ANY_CARD } from '../common/stack.ts';

/** Whether a name of the notation means this copy: a plain id means any back. */
export const means = (name: string, copy: Copy): boolean => copy === name || copy.startsWith(`${name}/`);

/** Any card but this. */
const NOT = 'not ';
export const matches = (name: string, card: string): boolean =>
  name === ANY_CARD || (name.startsWith(NOT) ? !means(name.slice(NOT.length), card) : means(name, card));

/** A whole hand or pile: names with a back find their copies first, those that mean any card last. */
export function sameCards(what: string, wanted: readonly string[], got: readonly Copy[]): string[] {
  const rank = (name: string): number => (name === ANY_CARD || name.startsWith(NOT) ? 2 : name.includes('/') ? 0 : 1);
  return unorderedDifference(
    what,
    [...wanted].sort((a, b) => rank(a) - rank(b)),
    got,
    matches,
  );
}

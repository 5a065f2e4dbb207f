import type { Copy } from '../state.ts';
import { means } from './claims.ts';

export const show = (value: unknown): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

/** Compares lists without their order; the difference in words, or nothing. */
export function unordered<A, B>(what: string, wanted: readonly A[], got: readonly B[], equal: (a: A, b: B) => boolean): string[] {
  const left = [...got];
  const missing = wanted.filter((each) => {
    const at = left.findIndex((other) => equal(each, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length > 0 || left.length > 0 ? [`${what}: expected ${show(wanted)}, got ${show(got)}`] : [];
}

/** Stands for any card. */
export const ANY = 'any';
/** Any card but this. */
const NOT = 'not ';
export const matches = (name: string, card: string): boolean =>
  name === ANY || (name.startsWith(NOT) ? !means(name.slice(NOT.length), card) : means(name, card));

/** A whole hand or pile: names with a back find their copies first, those that mean any card last. */
export function sameCards(what: string, wanted: readonly string[], got: readonly Copy[]): string[] {
  const rank = (name: string): number => (name === ANY || name.startsWith(NOT) ? 2 : name.includes('/') ? 0 : 1);
  return unordered(what, [...wanted].sort((a, b) => rank(a) - rank(b)), got, matches);
}

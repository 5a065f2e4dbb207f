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

/** A whole hand or pile: names with a back find their copies first. */
export function sameCards(what: string, wanted: readonly string[], got: readonly Copy[]): string[] {
  const exactFirst = [...wanted].sort((a, b) => Number(b.includes('/')) - Number(a.includes('/')));
  return unordered(what, exactFirst, got, means);
}

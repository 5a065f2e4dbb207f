import { indexedMapOf } from './maps/index.ts';
import { CASTLE, END, placeIndex, STOP } from './rules/moves.ts';
import { faceIndex, type PricedKind, pricedKinds, variantIds } from './vocabulary.ts';

const isFace = (word: string): boolean => faceIndex.has(word);
const isKind = (word: string): word is PricedKind => (pricedKinds as readonly string[]).includes(word);

/** Whether the id is valid notation, legal on this map now or not. */
export function isNotation(id: string): boolean {
  if (id === END || id === STOP || id === CASTLE || id === 'reroll all' || isFace(id)) return true;
  const [verb = '', what = '', where, ...more] = id.split(' ');
  if (verb === 'reroll' || verb === 'keep') return id.split(' ').slice(1).every(isFace) && what !== '';
  if (more.length > 0) return false;
  if (verb === 'gold') return where === undefined && isFace(what);
  if (verb === 'joker') return isFace(what) && where !== undefined && isFace(where);
  if (verb !== 'build' || !isKind(what) || where === undefined) return false;
  return (
    variantIds.some((variant) => placeIndex(indexedMapOf(variant), what, where) >= 0) || (isSite(what) && isNode(where))
  );
}

/** On the shared map, settlements and cities are named by node, even where there is no site. */
const isSite = (kind: PricedKind): boolean => kind === 'settlement' || kind === 'city';
const isNode = (where: string): boolean => /^(0|[1-9]\d?)$/.test(where) && Number(where) < indexedMapOf('extra').nodes;

/** Faces named in `reroll …` and `keep …`; null for anything else. */
export function namedFaces(
  typed: string,
): { readonly verb: 'reroll' | 'keep'; readonly faces: readonly string[] | 'all' } | null {
  const [verb, ...words] = typed.split(' ');
  if (verb !== 'reroll' && verb !== 'keep') return null;
  if (words.length === 0 || (words[0] !== 'all' && !words.every(isFace))) return null;
  if (words[0] === 'all') return verb === 'reroll' && words.length === 1 ? { verb, faces: 'all' } : null;
  return { verb, faces: words };
}

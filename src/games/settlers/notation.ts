import { isProgress, isTrack } from './cards/progress.ts';
import { hexNamed, nodeNamed, pathNamed, pathNames } from './board/geometry.ts';
import { type Colour, colours, isDevelopment, isSort, sorts } from './vocabulary.ts';

export const ROLL = 'roll';
export const END = 'end';
export const BUY = 'buy development';
export const OFFER = 'offer';
export const RETRACT = 'retract';
export const ACCEPT = 'accept';
export const DECLINE = 'decline';
export const WITHDRAW = 'withdraw';
export const FORCE = 'force trade';
export const HOME = 'robber home';
export const SELL = 'sell knight';

/** Ids are written once and kept: menus are made of the same few hundred again and again. */
export const roadIds: readonly string[] = pathNames.map((name) => `build road ${name}`);
export const settlementIds: readonly string[] = Array.from({ length: 54 }, (_, node) => `build settlement ${node}`);
export const cityIds: readonly string[] = Array.from({ length: 54 }, (_, node) => `build city ${node}`);
export const robberIds: readonly string[] = Array.from({ length: 19 }, (_, hex) => `move robber h${hex}`);
export const giveIds: readonly string[] = sorts.map((sort) => `give ${sort}`);
export const wantIds: readonly string[] = sorts.map((sort) => `want ${sort}`);

const tradeTable = [2, 3, 4].map((rate) => sorts.map((from) => sorts.map((to) => `trade ${rate} ${from} ${to}`)));
export const tradeId = (rate: number, from: number, to: number): string => tradeTable[rate - 2]?.[from]?.[to] as string;

const isColour = (word: string): word is Colour => (colours as readonly string[]).includes(word);

const isPlace = (word: string): boolean => hexNamed(word) !== undefined || nodeNamed(word) !== undefined || pathNamed(word) !== undefined;

const single = new Set<string>([
  ROLL, END, OFFER, RETRACT, ACCEPT, DECLINE, WITHDRAW, FORCE, HOME, SELL, BUY, 'pass',
]);

/** Whether the id is written in the notation, be it possible now or not. */
export function knows(id: string): boolean {
  if (single.has(id) || isSort(id) || isColour(id) || isDevelopment(id) || isPlace(id)) return true;
  const words = id.split(' ');
  const [verb = '', what = '', where = '', more = ''] = words;
  if (knowsRealm(id, words)) return true;
  switch (verb) {
    case 'build':
      return words.length <= 4 && knowsPlace(what, where) && (words.length === 3 || isColour(more));
    case 'play':
      return words.length === 2 && isDevelopment(what);
    case 'move':
      return words.length === 3 && what === 'robber' && hexNamed(where) !== undefined;
    case 'steal':
    case 'to':
      return words.length === 2 && isColour(what);
    case 'give':
    case 'want':
      return words.length === 2 && isSort(what);
    case 'trade':
      return words.length === 4 && /^[1-9]$/.test(what) && isSort(where) && isSort(more);
    case 'deal':
      return isColour(what) && readTerms(words.slice(2).join(' ')) !== null;
    default:
      return false;
  }
}

/** What Cities & Knights adds. */
function knowsRealm(id: string, [verb = '', what = '', where = '', more = '', ...rest]: readonly string[]): boolean {
  const isNode = (word: string): boolean => nodeNamed(word) !== undefined;
  switch (verb) {
    case 'build':
      return (what === 'wall' || what === 'knight') && isNode(where) && more === '';
    case 'play':
    case 'return':
      return isProgress(what) && where === '';
    case 'activate':
    case 'promote':
      return isNode(what) && where === '';
    case 'displace':
      return isNode(what) && isNode(where) && more === '';
    case 'move':
      return what === 'knight' && isNode(where) && isNode(more) && rest.length === 0;
    case 'chase':
      return what === 'robber' && isNode(where) && more === '';
    case 'improve':
      return isTrack(what) && where === '';
    case 'harbor':
      return isColour(what) && isSort(where) && more === '';
    case 'remove':
      return pathNamed(what) !== undefined && where === '';
    case 'red':
    case 'yellow':
      return /^[1-6]$/.test(what) && where === '';
    default:
      return isNode(id) || isColour(id) || isTrack(id) || isProgress(id);
  }
}

function knowsPlace(piece: string, place: string): boolean {
  if (piece === 'road') return pathNamed(place) !== undefined;
  return (piece === 'settlement' || piece === 'city') && nodeNamed(place) !== undefined;
}

/** A road may be typed from either end: the id has the lower number first. The cards of a deal may be typed in any order. */
export function canonical(id: string): string {
  const [verb, what = '', where = '', ...more] = id.split(' ');
  if (verb === 'deal') return `deal ${what} ${canonicalTerms([where, ...more].join(' '))}`;
  if (verb === 'remove') return pathNamed(what) === undefined ? id : `remove ${pathNames[pathNamed(what) as number] as string}`;
  if (verb !== 'build' || what !== 'road') return id;
  const path = pathNamed(where);
  return path === undefined ? id : ['build', 'road', pathNames[path], ...more].join(' ');
}

/** Counts of cards as one number: no sort has twenty. */
export function goodsKey(goods: readonly number[]): number {
  let key = 0;
  for (let sort = goods.length - 1; sort >= 0; sort--) key = key * 20 + (goods[sort] as number);
  return key;
}

const goodsKept = new Map<number, string>();

/** `1 wool + 1 ore` */
export function writeGoods(goods: readonly number[]): string {
  const key = goodsKey(goods);
  let written = goodsKept.get(key);
  if (written === undefined) {
    written = goods.flatMap((count, sort) => (count > 0 ? [`${count} ${sorts[sort] as string}`] : [])).join(' + ');
    if (goodsKept.size > MOST_KEPT) goodsKept.clear();
    goodsKept.set(key, written);
  }
  return written;
}

/** Kept is what comes again and again, not what ever came. */
export const MOST_KEPT = 4000;

/** `1 wool + 1 ore for 1 brick` */
export const writeTerms = (give: readonly number[], want: readonly number[]): string => `${writeGoods(give)} for ${writeGoods(want)}`;

/** Terms with the sorts in their order. */
export function canonicalTerms(written: string): string {
  const terms = readTerms(written);
  return terms ? writeTerms(terms.give, terms.want) : written;
}

/** What `writeTerms` writes, sorts in any order; null for anything else. */
export function readTerms(written: string): { readonly give: number[]; readonly want: number[] } | null {
  const [before, after, ...more] = written.split(' for ');
  if (before === undefined || after === undefined || more.length > 0) return null;
  const [give, want] = [readGoods(before), readGoods(after)];
  return give && want ? { give, want } : null;
}

function readGoods(written: string): number[] | null {
  const goods = sorts.map(() => 0);
  for (const part of written.split(' + ')) {
    const [count = '', sort = '', ...more] = part.split(' ');
    const index = (sorts as readonly string[]).indexOf(sort);
    if (!/^[1-9]\d*$/.test(count) || goods[index] !== 0 || more.length > 0) return null;
    goods[index] = Number(count);
  }
  return goods;
}

import { isProgressCard, isTrack } from './cities-and-knights/cards/progress.ts';
import { hexNamed, nodeNamed, pathNamed, pathNames } from './board/geometry.ts';
import { type PlayerColour, playerColours, isDevelopment, isSort, sorts } from './vocabulary.ts';

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

/** Ids are built once: menus reuse the same few hundred. */
export const roadIds: readonly string[] = pathNames.map((name) => `build road ${name}`);
export const settlementIds: readonly string[] = Array.from({ length: 54 }, (_, node) => `build settlement ${node}`);
export const cityIds: readonly string[] = Array.from({ length: 54 }, (_, node) => `build city ${node}`);
export const robberIds: readonly string[] = Array.from({ length: 19 }, (_, hex) => `move robber h${hex}`);
export const giveIds: readonly string[] = sorts.map((sort) => `give ${sort}`);
export const wantIds: readonly string[] = sorts.map((sort) => `want ${sort}`);

const tradeTable = [2, 3, 4].map((rate) => sorts.map((from) => sorts.map((to) => `trade ${rate} ${from} ${to}`)));
export const tradeId = (rate: number, from: number, to: number): string => tradeTable[rate - 2]?.[from]?.[to] as string;

const isColour = (word: string): word is PlayerColour => (playerColours as readonly string[]).includes(word);

const isPlace = (word: string): boolean =>
  hexNamed(word) !== undefined || nodeNamed(word) !== undefined || pathNamed(word) !== undefined;

const single = new Set<string>([ROLL, END, OFFER, RETRACT, ACCEPT, DECLINE, WITHDRAW, FORCE, HOME, SELL, BUY, 'pass']);

/** Whether the id is well-formed, possible now or not. */
export function isNotation(id: string): boolean {
  if (single.has(id) || isSort(id) || isColour(id) || isDevelopment(id) || isPlace(id)) return true;
  const words = id.split(' ');
  const [verb = '', what = '', where = '', more = ''] = words;
  if (isCitiesAndKnightsNotation(id, words)) return true;
  switch (verb) {
    case 'build':
      return words.length <= 4 && isPlaceNotation(what, where) && (words.length === 3 || isColour(more));
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
      return isColour(what) && readTradeTerms(words.slice(2).join(' ')) !== null;
    default:
      return false;
  }
}

function isCitiesAndKnightsNotation(
  id: string,
  [verb = '', what = '', where = '', more = '', ...rest]: readonly string[],
): boolean {
  const isNode = (word: string): boolean => nodeNamed(word) !== undefined;
  switch (verb) {
    case 'build':
      return (what === 'wall' || what === 'knight') && isNode(where) && more === '';
    case 'play':
    case 'return':
      return isProgressCard(what) && where === '';
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
      return isNode(id) || isColour(id) || isTrack(id) || isProgressCard(id);
  }
}

function isPlaceNotation(piece: string, place: string): boolean {
  if (piece === 'road') return pathNamed(place) !== undefined;
  return (piece === 'settlement' || piece === 'city') && nodeNamed(place) !== undefined;
}

/** Normalizes typed ids: the lower end of a road first, the cards of a deal in the order of sorts. */
export function canonical(id: string): string {
  const [verb, what = '', where = '', ...more] = id.split(' ');
  if (verb === 'deal') return `deal ${what} ${canonicalTradeTerms([where, ...more].join(' '))}`;
  if (verb === 'remove')
    return pathNamed(what) === undefined ? id : `remove ${pathNames[pathNamed(what) as number] as string}`;
  if (verb !== 'build' || what !== 'road') return id;
  const path = pathNamed(where);
  return path === undefined ? id : ['build', 'road', pathNames[path], ...more].join(' ');
}

/** Encodes counts of cards as one number; every count is below 20. */
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

/** The cache is cleared beyond this size. */
export const MOST_KEPT = 4000;

/** `1 wool + 1 ore for 1 brick` */
export const writeTradeTerms = (give: readonly number[], want: readonly number[]): string =>
  `${writeGoods(give)} for ${writeGoods(want)}`;

/** Rewrites terms with the sorts in order. */
export function canonicalTradeTerms(written: string): string {
  const terms = readTradeTerms(written);
  return terms ? writeTradeTerms(terms.give, terms.want) : written;
}

/** Parses the output of `writeTradeTerms`, sorts in any order; null for anything else. */
export function readTradeTerms(written: string): { readonly give: number[]; readonly want: number[] } | null {
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

import type { Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import { affordLine, shortOf, type Wanted } from '../../phrases.ts';
import { commodityOf, TOP_LEVEL, tracks } from '../cards/progress.ts';
import type { RealmView } from '../realm-view.ts';
import { sizeOf } from '../rules/hand.ts';
import { handLimit } from '../rules/robber.ts';
import type { OwnView, View } from '../view.ts';
import { type Goods, pieces, prices, sorts } from '../vocabulary.ts';
import { listGoods } from './phrases.ts';
import { levelNames, realmWorkNames } from './progress-words.ts';
import { hasCity, hasSite, hasWork } from './room.ts';
import { developmentCard, pieceTitles } from './words.ts';

/** What the viewer can pay for, what is short of the rest, and what a seven would cost. */
export function affordLines(view: View): Text[] {
  const { own, seat } = view;
  if (!own || seat === null || view.phase === 'setup' || view.phase === 'over') return [];
  const stock = view.stocks[seat];
  const left = { road: stock?.roads, settlement: stock?.settlements, city: stock?.cities };
  const built = pieces.map((piece): Wanted => wanted(own, pieceTitles[piece], prices[piece], left[piece], hasSite(view, seat, piece)));
  const warning = sevenWarning(view);
  const afford = view.realm
    ? [affordLine([...built, ...works(view, view.realm, own, seat)]), affordLine(nextLevels(view).map(({ name, price }) => wanted(own, name, price, 1, hasCity(view, seat), noCity)))]
    : [affordLine([...built, wanted(own, developmentCard, prices.development, view.deck)])];
  return [...(warning ? [text((language) => `⚠ ${warning[language]}.`)] : []), ...afford.filter(({ en }) => en !== '')];
}

function wanted({ hand }: OwnView, name: Text, price: Goods, left = 1, placed = true, unplaced = noPlace): Wanted {
  const missing = missingOf(hand, price);
  if (left === 0) return { name, bar: noneLeft };
  if (sizeOf(missing) > 0) return { name, bar: shortOf(listGoods(missing), sizeOf(missing)) };
  return { name, bar: placed ? null : unplaced };
}

const noneLeft: Text = { en: 'none left', de: 'keine übrig' };
const noPlace: Text = { en: 'no place', de: 'kein Platz' };
const noCity: Text = { en: 'no city', de: 'keine Stadt' };

/** What Cities & Knights adds. */
const works = (view: View, realm: RealmView, own: OwnView, seat: Seat): Wanted[] =>
  (['wall', 'knight', 'activation'] as const).map((work) => wanted(own, realmWorkNames[work], prices[work], 1, hasWork[work](view, realm, seat)));

/** The next level of each track that is not at its top, and its price. */
export function nextLevels(view: View): { readonly index: number; readonly level: number; readonly name: Text; readonly price: Goods }[] {
  const levels = view.realm?.courts[view.seat ?? 0]?.improvements ?? [];
  const crane = view.realm?.craneWaits && view.active === view.seat;
  return tracks.flatMap((track, index) => {
    const level = levels[index] ?? 0;
    const name = levelNames[track][level];
    if (level === TOP_LEVEL || !name) return [];
    return [{ index, level, name, price: sorts.map((_, sort) => (sort === commodityOf(index) ? level + (crane ? 0 : 1) : 0)) }];
  });
}

export const missingOf = (hand: Goods, price: Goods): number[] => price.map((number, sort) => Math.max(0, number - (hand[sort] ?? 0)));

/** Said to whoever holds too much; null when there is nothing to fear. */
export function sevenWarning(view: View): Text | null {
  const { own, seat } = view;
  const size = own ? sizeOf(own.hand) : 0;
  const limit = handLimit(view, seat ?? 0);
  if (size <= limit) return null;
  return {
    en: `More than ${limit} cards: on a seven you discard ${Math.floor(size / 2)}`,
    de: `Mehr als ${limit} Karten: Bei einer Sieben wirfst du ${Math.floor(size / 2)} ab`,
  };
}

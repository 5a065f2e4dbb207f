import type { Seat } from '../../../engine/script.ts';
import { handOf, type Context } from '../state.ts';
import { sorts } from '../vocabulary.ts';
import { giveCards, noGoods, goodsCount } from './goods.ts';

/** Moves random cards from one hand to another and returns them. */
export function drawBlind(t: Context, from: Seat, to: Seat, count: number): readonly number[] {
  const drawn = noGoods(t.state);
  const cards = handOf(t.state, from).slice();
  const size = goodsCount(cards);
  const number = Math.min(count, size);
  const certain = number === size || cards.includes(size);
  for (let left = number; left > 0; left--) {
    const sort = drawOne(t, cards, left, certain);
    cards[sort] = (cards[sort] as number) - 1;
    drawn[sort] = (drawn[sort] as number) + 1;
  }
  giveCards(t, from, to, drawn);
  return drawn;
}

/** No randomness is needed if all cards are of one sort or all are drawn. */
function drawOne(t: Context, cards: readonly number[], left: number, certain: boolean): number {
  const size = goodsCount(cards);
  const loaded = t.state.draws;
  const only = cards.indexOf(size);
  if (only >= 0) {
    // Earlier draws left one sort: the loaded entry is optional.
    if (!certain && loaded?.[0] === sorts[only]) loaded?.shift();
    return only;
  }
  if (left === size) return cards.findIndex((count) => count > 0);
  if (loaded) {
    const entry = loaded.shift();
    const sort = (sorts as readonly string[]).indexOf(entry ?? '');
    if (!cards[sort]) throw new Error(`the loaded draws name ${entry ?? 'nothing more'}, which is not in that hand`);
    return sort;
  }
  let number = t.random.below(size);
  for (let sort = 0; sort < cards.length; sort++) {
    number -= cards[sort] as number;
    if (number < 0) return sort;
  }
  throw new Error('more cards were drawn than there are');
}

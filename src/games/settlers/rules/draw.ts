import type { Seat } from '../../../engine/script.ts';
import { handOf, type Table } from '../state.ts';
import { sorts } from '../vocabulary.ts';
import { hand, noGoods, sizeOf } from './hand.ts';

/** Draws cards blind from a hand into another. Gives back what was drawn. */
export function drawBlind(t: Table, from: Seat, to: Seat, count: number): readonly number[] {
  const drawn = noGoods(t.state);
  const cards = handOf(t.state, from).slice();
  const size = sizeOf(cards);
  const number = Math.min(count, size);
  const certain = number === size || cards.includes(size);
  for (let left = number; left > 0; left--) {
    const sort = drawOne(t, cards, left, certain);
    cards[sort] = (cards[sort] as number) - 1;
    drawn[sort] = (drawn[sort] as number) + 1;
  }
  hand(t, from, to, drawn);
  return drawn;
}

/** Nothing is left to chance when all cards are of one sort or all of them are drawn. */
function drawOne(t: Table, cards: readonly number[], left: number, certain: boolean): number {
  const size = sizeOf(cards);
  const loaded = t.state.draws;
  const only = cards.indexOf(size);
  if (only >= 0) {
    // It has become one sort by what was drawn before: its entry may be there or not.
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

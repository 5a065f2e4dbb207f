import { put } from '../../../engine/ask.ts';
import { PASS, type Script } from '../../../engine/script.ts';
import { type Copy, type Land, landOf, type Table } from '../state.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { answers } from './strikes.ts';
import { ask, pick } from './ask.ts';
import { anyPiece } from './geometry.ts';
import { drawFrom, filledStacks, pickedCopies, putAway, search } from './hand.ts';
import { findCopy, nameCopies } from './looking.ts';
import { takeAny } from './pay.ts';
import { handLimit } from './points.ts';
import { sumOf, totals } from './stores.ts';

/** The active player draws up to the limit, or puts surplus cards away. */
export function* replenish(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  const { hand } = landOf(state, seat);
  const limit = handLimit(landOf(state, seat));
  const before = hand.slice();
  while (hand.length < limit) {
    const choices = filledStacks(state, seat);
    if (choices.length === 0) break;
    drawFrom(t, seat, yield* pick(seat, 'draw.replenish', choices));
  }
  if (hand.length > limit) {
    const { choices, limits } = nameCopies(hand);
    const surplus = hand.length - limit;
    const picks = yield* ask({ seat, key: 'return.replenish', choices, limits, min: surplus, max: surplus, ordered: true });
    yield* putAway(t, seat, pickedCopies(hand, picks));
  }
  noteFresh(t, before);
  state.phase = 'exchange';
}

const toPass: readonly string[] = [PASS];

/** With the hand at its limit the active player may put one card away and take another, more often with a card that says so. */
export function* exchangeCards(t: Table): Script {
  const { state } = t;
  const seat = state.active;
  const land = landOf(state, seat);
  const { hand } = land;
  for (let done = 0; done === 0 || done < exchangesOf(land); done++) {
    if (hand.length !== handLimit(land)) return;
    const choices = [...nameCopies(hand).choices, PASS];
    const [name] = yield* put(() => ({ seat, key: 'exchange', choices, min: 0, max: 1, always: 'turn', otherwise: toPass }));
    if (name === undefined || name === PASS) return;
    yield* putAway(t, seat, [findCopy(hand, name) as Copy]);
    const kept = hand.slice();
    const price = searchPrice(land);
    const filled = filledStacks(state, seat);
    const offers = price <= sumOf(totals(land)) ? [...filled, ...filled.map((stack) => `search ${stack}`)] : filled;
    const offer = yield* pick(seat, 'draw.exchange', offers);
    const stack = offer.replace('search ', '');
    if (stack === offer) {
      drawFrom(t, seat, stack);
    } else {
      if (price > 0) {
        const paid = yield* takeAny(t, seat, price, 'pay.exchange');
        t.tell({ kind: 'paid', seat, goods: paid, for: 'exchange' });
      }
      yield* search(t, seat, stack, 'search.exchange');
    }
    noteFresh(t, kept);
  }
}

function exchangesOf(land: Land): number {
  let number = 1;
  anyPiece(land, ({ card }) => {
    number = Math.max(number, cardOf(card).exchanges ?? 1);
    return false;
  });
  return number;
}

/** Two resources for looking through a stack, fewer with a card that says so. */
export function searchPrice(land: Land): number {
  let price = 2;
  anyPiece(land, ({ card }) => {
    price = Math.min(price, cardOf(card).search ?? price);
    return false;
  });
  return price;
}

/** Remembers answering cards drawn at the end of the turn, where the options make them wait. */
function noteFresh({ state }: Table, before: readonly Copy[]): void {
  if (!state.options.sebastianWaitsOneTurn) return;
  const drawn = landOf(state, state.active).hand.filter((copy) => answers(copy) && !before.includes(copy)).map(idOf);
  state.fresh = state.phase === 'exchange' ? [...state.fresh, ...drawn] : drawn;
}

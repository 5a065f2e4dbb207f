import { askUnchecked } from '../../../engine/ask.ts';
import { PASS, type Script } from '../../../engine/script.ts';
import { type Copy, type Land, landOf, type Context } from '../state.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { preventionCards } from './prevention.ts';
import { askWorded, pick } from './ask.ts';
import { anyPiece } from './geometry.ts';
import { drawFrom, filledStacks, pickedCopies, returnCards, searchStack } from './hand.ts';
import { copyByChoice, nameCopies } from './look-at-cards.ts';
import { takeAny } from './pay.ts';
import { handLimit } from './points.ts';
import { sumAmounts, totals } from './stores.ts';

/** The active player draws up to the hand limit or puts surplus cards back. */
export function* replenish(t: Context): Script {
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
    const picks = yield* askWorded({
      seat,
      key: 'return.replenish',
      choices,
      limits,
      min: surplus,
      max: surplus,
      hints: { ordered: true },
    });
    yield* returnCards(t, seat, pickedCopies(hand, picks));
  }
  noteFresh(t, before);
  state.phase = 'exchange';
}

const toPass: readonly string[] = [PASS];

/** The active player may exchange a card with a full hand, more often with some cards. */
export function* exchangeCards(t: Context): Script {
  const { state } = t;
  const seat = state.active;
  const land = landOf(state, seat);
  const { hand } = land;
  for (let done = 0; done === 0 || done < exchangesOf(land); done++) {
    if (hand.length !== handLimit(land)) return;
    const choices = [...nameCopies(hand).choices, PASS];
    const [name] = yield* askUnchecked(() => ({
      seat,
      key: 'exchange',
      choices,
      min: 0,
      max: 1,
      always: 'turn',
      fallback: toPass,
    }));
    if (name === undefined || name === PASS) return;
    yield* returnCards(t, seat, [copyByChoice(hand, name) as Copy]);
    const kept = hand.slice();
    const price = searchPrice(land);
    const filled = filledStacks(state, seat);
    const offers =
      price <= sumAmounts(totals(land)) ? [...filled, ...filled.map((stack) => `search ${stack}`)] : filled;
    const offer = yield* pick(seat, 'draw.exchange', offers);
    const stack = offer.replace('search ', '');
    if (stack === offer) {
      drawFrom(t, seat, stack);
    } else {
      if (price > 0) {
        const paid = yield* takeAny(t, seat, price, 'pay.exchange');
        t.emit({ kind: 'paid', seat, goods: paid, for: 'exchange' });
      }
      yield* searchStack(t, seat, stack, 'search.exchange');
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

/** The price of looking through a stack: two resources, fewer with some cards. */
export function searchPrice(land: Land): number {
  let price = 2;
  anyPiece(land, ({ card }) => {
    price = Math.min(price, cardOf(card).search ?? price);
    return false;
  });
  return price;
}

/** Records response cards drawn at the end of the turn that must wait by option. */
function noteFresh({ state }: Context, before: readonly Copy[]): void {
  if (!state.options.sebastianWaitsOneTurn) return;
  const drawn = landOf(state, state.active)
    .hand.filter((copy) => preventionCards(copy) && !before.includes(copy))
    .map(idOf);
  state.fresh = state.phase === 'exchange' ? [...state.fresh, ...drawn] : drawn;
}

import { together } from '../../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { ask, pickOrPass } from '../../rules/ask.ts';
import { gain, owe } from '../../rules/gain.ts';
import { drawFrom, filledStacks, mourn, pickedCopies, putAway } from '../../rules/hand.ts';
import { nameCopies, nameOf, stackIndex, stackName } from '../../rules/looking.ts';
import { totalOf } from '../../rules/pay.ts';
import { shows } from '../../rules/points.ts';
import { isTruce } from '../../rules/toll.ts';
import { type Copy, landOf, other, type Table } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import { cardOf, idOf } from '../registry.ts';
import type { Card } from '../card.ts';

/** The top cards are turned up; one of them for the Fountain, a resource for the Pilgrimage Site. */
export const goodNeighbors: Card = {
  kind: 'event', placement: 'event', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 },
  *resolve(t) {
    turnUp(t);
    for (const seat of [t.state.active, other(t.state.active)]) {
      const land = landOf(t.state, seat);
      if (shows(land, 'odins-fountain')) {
        const open = filledStacks(t.state, seat).filter((stack) => t.state.stacks[stackIndex(stack)]?.open);
        const stack = yield* pickOrPass(seat, 'open.good-neighbors', open);
        if (stack !== null) drawFrom(t, seat, stack);
      }
      if (shows(land, 'pilgrimage-site')) yield* gain(t, seat, 1, 'gain.good-neighbors');
    }
  },
};

function turnUp(t: Table): void {
  const cards = t.state.stacks.flatMap((stack, index) => {
    const [top] = stack.cards;
    if (stack.open || top === undefined) return [];
    stack.open = true;
    return [{ stack: stackName(index), card: idOf(top) }];
  });
  if (cards.length === 0) return;
  t.reveal();
  t.tell({ kind: 'opened', cards });
}

/** Hands go under stacks, but for what Church and Temple keep; then other buildings of the two faiths pay out. */
export const religiousDispute: Card = {
  kind: 'event', placement: 'event', copies: { intrigue: 2 }, duelCopies: { intrigue: 1 }, upTo: true,
  *resolve(t) {
    if (isTruce(t.state)) return;
    const seats = [t.state.active, other(t.state.active)];
    const lost = yield* together<boolean>(...seats.map((seat) => dispute(t, seat)));
    for (const [index, seat] of seats.entries()) if (lost[index]) yield* mourn(t, seat);
  },
};

/** True when a card was lost. */
function* dispute(t: Table, seat: Seat): Script<boolean> {
  const land = landOf(t.state, seat);
  if (!land.towns.some(({ city }) => city)) return false;
  const kept = (shows(land, 'church') ? 2 : 0) + (shows(land, 'odins-temple') ? 2 : 0);
  const { hand } = land;
  const gone = kept === 0 ? [...hand] : yield* parting(seat, hand, Math.max(0, hand.length - kept));
  yield* putAway(t, seat, gone);
  const of: Resource[] = [];
  if (shows(land, 'sacrificial-site')) of.push('wool');
  if (shows(land, 'bishops-see')) of.push('gold');
  if (of.length > 0) yield* owe(t, { seat, key: 'gain.religious-dispute', count: 3 * of.length, of, each: 3 });
  return gone.length > 0;
}

/** The cards that go, in their order; when time runs out no more than must, the cheapest first. */
function* parting(seat: Seat, hand: readonly Copy[], least: number): Script<Copy[]> {
  if (hand.length === 0) return [];
  const { choices, limits } = nameCopies(hand);
  const price = (copy: Copy): number => totalOf(cardOf(copy).cost);
  const cheapest = hand.toSorted((a, b) => price(a) - price(b)).slice(0, least).map((copy) => nameOf(hand, copy));
  const otherwise = least === 0 ? [PASS] : cheapest;
  const counts = { limits, min: least, max: hand.length, ordered: true, otherwise };
  return pickedCopies(hand, yield* ask({ seat, key: 'slide.religious-dispute', choices, ...counts }));
}

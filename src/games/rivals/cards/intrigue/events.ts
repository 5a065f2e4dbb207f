import { together } from '../../../../engine/ask.ts';
import { PASS, type Script, type Seat } from '../../../../engine/script.ts';
import { askWorded, pickOrPass } from '../../rules/ask.ts';
import { gain, owe } from '../../rules/gain.ts';
import { drawFrom, filledStacks, afterHandLoss, pickedCopies, returnCards } from '../../rules/hand.ts';
import { nameCopies, copyChoiceName, stackIndex, stackName } from '../../rules/look-at-cards.ts';
import { totalOf } from '../../rules/pay.ts';
import { showsCard } from '../../rules/points.ts';
import { isTruce } from '../../rules/toll.ts';
import { type Copy, landOf, other, type Context } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import { cardOf, idOf } from '../registry.ts';
import type { Card } from '../card.ts';

export const goodNeighbors: Card = {
  kind: 'event',
  placement: 'event',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  *resolve(t) {
    turnUp(t);
    for (const seat of [t.state.active, other(t.state.active)]) {
      const land = landOf(t.state, seat);
      if (showsCard(land, 'odins-fountain')) {
        const open = filledStacks(t.state, seat).filter((stack) => t.state.stacks[stackIndex(stack)]?.open);
        const stack = yield* pickOrPass(seat, 'open.good-neighbors', open);
        if (stack !== null) drawFrom(t, seat, stack);
      }
      if (showsCard(land, 'pilgrimage-site')) yield* gain(t, seat, 1, 'gain.good-neighbors');
    }
  },
};

function turnUp(t: Context): void {
  const cards = t.state.stacks.flatMap((stack, index) => {
    const [top] = stack.cards;
    if (stack.open || top === undefined) return [];
    stack.open = true;
    return [{ stack: stackName(index), card: idOf(top) }];
  });
  if (cards.length === 0) return;
  t.reveal();
  t.emit({ kind: 'opened', cards });
}

export const religiousDispute: Card = {
  kind: 'event',
  placement: 'event',
  copies: { intrigue: 2 },
  duelCopies: { intrigue: 1 },
  upTo: true,
  *resolve(t) {
    if (isTruce(t.state)) return;
    const seats = [t.state.active, other(t.state.active)];
    const lost = yield* together<boolean>(...seats.map((seat) => dispute(t, seat)));
    for (const [index, seat] of seats.entries()) if (lost[index]) yield* afterHandLoss(t, seat);
  },
};

/** Returns true when a card was lost. */
function* dispute(t: Context, seat: Seat): Script<boolean> {
  const land = landOf(t.state, seat);
  if (!land.towns.some(({ city }) => city)) return false;
  const kept = (showsCard(land, 'church') ? 2 : 0) + (showsCard(land, 'odins-temple') ? 2 : 0);
  const { hand } = land;
  const gone = kept === 0 ? [...hand] : yield* parting(seat, hand, Math.max(0, hand.length - kept));
  yield* returnCards(t, seat, gone);
  const of: Resource[] = [];
  if (showsCard(land, 'sacrificial-site')) of.push('wool');
  if (showsCard(land, 'bishops-see')) of.push('gold');
  if (of.length > 0) yield* owe(t, { seat, key: 'gain.religious-dispute', count: 3 * of.length, of, each: 3 });
  return gone.length > 0;
}

/** Asks which cards go, in order; on time-out only as many as necessary, the cheapest first. */
function* parting(seat: Seat, hand: readonly Copy[], least: number): Script<Copy[]> {
  if (hand.length === 0) return [];
  const { choices, limits } = nameCopies(hand);
  const price = (copy: Copy): number => totalOf(cardOf(copy).cost);
  const cheapest = hand
    .toSorted((a, b) => price(a) - price(b))
    .slice(0, least)
    .map((copy) => copyChoiceName(hand, copy));
  const fallback = least === 0 ? [PASS] : cheapest;
  const counts = { limits, min: least, max: hand.length, hints: { ordered: true }, fallback };
  return pickedCopies(hand, yield* askWorded({ seat, key: 'slide.religious-dispute', choices, ...counts }));
}

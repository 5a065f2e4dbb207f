import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { askWorded } from '../../rules/ask.ts';
import { settleOwed } from '../../rules/gain.ts';
import { take } from '../../rules/pay.ts';
import { isUnit } from '../../rules/points.ts';
import { cheapestFirst, compensateLoss, returnToStack, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import {
  mayBePrevented,
  preventionCardOf,
  playPreventionCard,
  strikesUnlessPrevented,
} from '../../rules/prevention.ts';
import { updateTokens } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type Context } from '../../state.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';

export const riots: Card = {
  kind: 'event',
  placement: 'event',
  copies: { turmoil: 2 },
  duelCopies: { turmoil: 1 },
  averted: 'calm',
  *resolve(t) {
    const seats = [t.state.active, other(t.state.active)];
    const lost: (Copy | null)[] = [null, null];
    yield* together(...seats.map((seat) => riot(t, seat, lost)));
    if (!updateTokens(t)) yield* together(...seats.map((seat) => compensateLoss(t, seat, lost[seat] ?? null)));
  },
};

function* riot(t: Context, seat: Seat, lost: (Copy | null)[]): Script {
  const rebels = cheapestFirst(spotsWith(t.state, seat, isRebel));
  if (rebels.length === 0 || !(yield* strikesUnlessPrevented(t, 'riots', seat))) return;
  yield* settleOwed(t, seat);
  const price = rebels.length <= 2 ? 1 : 2;
  const canPay = totals(landOf(t.state, seat)).gold >= price;
  const answer = preventionCardOf(t.state, seat);
  const choices = [...(canPay ? ['pay'] : []), ...placesOf(rebels), ...(answer ? [`play ${idOf(answer)}`] : [])];
  const always = mayBePrevented(t.state) ? ({ always: 'secrecy' } as const) : {};
  const [choice] = yield* askWorded({ seat, key: 'riots', choices, min: 1, max: 1, ...always });
  if (choice === 'pay') {
    yield* take(t, seat, { gold: price }, 'pay.riots');
    t.emit({ kind: 'paid', seat, goods: { gold: price }, for: 'riots' });
  } else if (answer && choice === `play ${idOf(answer)}`) {
    playPreventionCard(t, seat, answer, 'riots');
  } else {
    lost[seat] = yield* returnToStack(t, seat, choice as string, 'riots');
  }
}

const isRebel = (card: Card): boolean =>
  isUnit(card) && ((card.points?.strength ?? 0) > 0 || (card.points?.commerce ?? 0) > 0);

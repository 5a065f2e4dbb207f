import { together } from '../../../../engine/ask.ts';
import type { Script, Seat } from '../../../../engine/script.ts';
import { ask } from '../../rules/ask.ts';
import { settle } from '../../rules/gain.ts';
import { take } from '../../rules/pay.ts';
import { isUnit } from '../../rules/points.ts';
import { cheapestFirst, consoled, giveUp, placesOf, spotsWith } from '../../rules/remove.ts';
import { totals } from '../../rules/stores.ts';
import { answerExists, answerOf, playAnswer, strikes } from '../../rules/strikes.ts';
import { recount } from '../../rules/tokens.ts';
import { type Copy, landOf, other, type Table } from '../../state.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';

/** Whoever has units with strength or commerce pays gold, or gives one of them up. Both count as one moment. */
export const riots: Card = {
  kind: 'event', placement: 'event', copies: { turmoil: 2 }, duelCopies: { turmoil: 1 }, averted: 'calm',
  *resolve(t) {
    const seats = [t.state.active, other(t.state.active)];
    const lost: (Copy | null)[] = [null, null];
    yield* together(...seats.map((seat) => riot(t, seat, lost)));
    if (!recount(t)) yield* together(...seats.map((seat) => consoled(t, seat, lost[seat] ?? null)));
  },
};

function* riot(t: Table, seat: Seat, lost: (Copy | null)[]): Script {
  const rebels = cheapestFirst(spotsWith(t.state, seat, isRebel));
  if (rebels.length === 0 || !(yield* strikes(t, 'riots', seat))) return;
  yield* settle(t, seat);
  const price = rebels.length <= 2 ? 1 : 2;
  const canPay = totals(landOf(t.state, seat)).gold >= price;
  const answer = answerOf(t.state, seat);
  const choices = [...(canPay ? ['pay'] : []), ...placesOf(rebels), ...(answer ? [`play ${idOf(answer)}`] : [])];
  const always = answerExists(t.state) ? ({ always: 'secrecy' } as const) : {};
  const [choice] = yield* ask({ seat, key: 'riots', choices, min: 1, max: 1, ...always });
  if (choice === 'pay') {
    yield* take(t, seat, { gold: price }, 'pay.riots');
    t.tell({ kind: 'paid', seat, goods: { gold: price }, for: 'riots' });
  } else if (answer && choice === `play ${idOf(answer)}`) {
    playAnswer(t, seat, answer, 'riots');
  } else {
    lost[seat] = yield* giveUp(t, seat, choice as string, 'riots');
  }
}

const isRebel = (card: Card): boolean => isUnit(card) && ((card.points?.strength ?? 0) > 0 || (card.points?.commerce ?? 0) > 0);

import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type State, type Context } from '../state.ts';
import { storeAutomatically } from './gain.ts';
import { anyPiece } from './geometry.ts';
import { take } from './pay.ts';
import { pointsOf } from './points.ts';

/** The opposing card that demands a toll for this card, and the amount; null without a toll. */
export function tollOn(state: State, seat: Seat, card: Card): { readonly by: CardId; readonly gold: number } | null {
  if (!card.preys) return null;
  let keeper: Copy | null = null;
  anyPiece(landOf(state, other(seat)), ({ card: copy }) => {
    if (cardOf(copy).toll) keeper = copy;
    return keeper !== null;
  });
  if (keeper === null) return null;
  const lead = pointsOf(state, seat, 'victory') - pointsOf(state, other(seat), 'victory');
  const gold = lead * (cardOf(keeper).toll ?? 0);
  return gold > 0 ? { by: idOf(keeper), gold } : null;
}

/** Pays the toll, of which the card's owner receives 1 gold. */
export function* payToll(t: Context, seat: Seat, card: Card): Script {
  const toll = tollOn(t.state, seat, card);
  if (!toll) return;
  yield* take(t, seat, { gold: toll.gold }, `pay.${toll.by}`);
  t.emit({ kind: 'paid', seat, goods: { gold: toll.gold }, for: toll.by });
  storeAutomatically(t, other(seat), 'gold', 1, toll.by);
}

/** Whether some card prevents all attacks. */
export const isTruce = ({ seats }: Pick<State, 'seats'>): boolean =>
  seats.some((land) => anyPiece(land, ({ card }) => cardOf(card).truce === true));

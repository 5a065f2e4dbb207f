import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, landOf, other, type State, type Table } from '../state.ts';
import { bank } from './gain.ts';
import { anyPiece } from './geometry.ts';
import { take } from './pay.ts';
import { pointsOf } from './points.ts';

/** The opposing card that wants gold before this one can be played, and how much; null when nothing is due. */
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

/** Whoever takes the toll gets 1 gold of it. */
export function* payToll(t: Table, seat: Seat, card: Card): Script {
  const toll = tollOn(t.state, seat, card);
  if (!toll) return;
  yield* take(t, seat, { gold: toll.gold }, `pay.${toll.by}`);
  t.tell({ kind: 'paid', seat, goods: { gold: toll.gold }, for: toll.by });
  bank(t, other(seat), 'gold', 1, toll.by);
}

/** Whether some card keeps all attacks away. */
export const isTruce = ({ seats }: Pick<State, 'seats'>): boolean =>
  seats.some((land) => anyPiece(land, ({ card }) => cardOf(card).truce === true));

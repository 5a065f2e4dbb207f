import { together } from '../../../../engine/ask.ts';
import { gain, settleOwed } from '../../rules/gain.ts';
import { spotsOf } from '../../rules/geometry.ts';
import { countShown } from '../../rules/points.ts';
import { type Land, landOf, other, type Region } from '../../state.ts';
import { type Goods, producedBy, type Resource } from '../../vocabulary.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';

export const plague: Card = {
  kind: 'event',
  placement: 'event',
  copies: { progress: 3 },
  duelCopies: { progress: 1 },
  *resolve(t) {
    const seats = [t.state.active, other(t.state.active)];
    for (const seat of seats) {
      yield* settleOwed(t, seat);
      t.emit({ kind: 'lost', seat, goods: sicken(landOf(t.state, seat)), by: 'plague' });
    }
    const pharmacies = seats.map((seat) => countShown(landOf(t.state, seat), (_, id) => id === 'pharmacy'));
    yield* together(...seats.map((seat, index) => gain(t, seat, pharmacies[index] ?? 0, 'gain.pharmacy')));
  },
};

/** The regions at cities, without those at a city with a Bath House. */
function sicken(land: Land): Goods {
  const safe = new Set<number>();
  for (const { piece, town } of spotsOf(land)) {
    if (idOf(piece.card) === 'bath-house') for (const corner of cornersOf(town)) safe.add(corner);
  }
  const hit = new Set(land.towns.flatMap(({ city }, town) => (city ? cornersOf(town) : [])));
  const goods: Partial<Record<Resource, number>> = {};
  for (const index of hit) {
    const region = land.regions[index] as Region;
    if (safe.has(index) || region.stock === 0) continue;
    region.stock--;
    goods[producedBy[region.type]] = (goods[producedBy[region.type]] ?? 0) + 1;
  }
  return goods;
}

const cornersOf = (town: number): number[] => [0, 1, 2, 3].map((corner) => 2 * town + corner);

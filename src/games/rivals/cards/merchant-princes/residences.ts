import type { Seat } from '../../../../engine/script.ts';
import { placeOf, regionIndex, regionName, type Spot, spotsOf } from '../../rules/geometry.ts';
import { isHighest, turnTo } from '../../rules/levels.ts';
import { ownAt } from '../../rules/remove.ts';
import { change } from '../../rules/stores.ts';
import { landOf, type Region, type State, type Table } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import type { Card, Use } from '../card.ts';

/** The own Residences. */
export const residencesOf = (state: State, seat: Seat): Spot[] => spotsOf(landOf(state, seat), 'residence');

/** The region a Residence lies at, and its name. */
export function homeOf(state: State, seat: Seat, place: string): readonly [Region, string] {
  const land = landOf(state, seat);
  const at = placeOf(place);
  const index = at ? regionIndex(land, at) : -1;
  return [land.regions[index] as Region, regionName(land.west, index)];
}

/** A level up: true when its owner has won with it. */
export const raise = (t: Table, seat: Seat, { piece, place }: Spot): boolean => turnTo(t, seat, place, (piece.level ?? 0) + 1);

/** For 2 of this type from its own region it rises by a level. */
const rises = (by: 'cloth-merchants-residence' | 'paper-merchants-residence', type: Resource): Use => ({
  fault(state, seat, { piece, place }) {
    if (isHighest(piece)) return { kind: 'no-use' };
    return homeOf(state, seat, place)[0].stock < 2 ? { kind: 'no-use' } : null;
  },
  play(t, seat, place) {
    change(landOf(t.state, seat), homeOf(t.state, seat, place)[1], -2);
    t.tell({ kind: 'paid', seat, goods: { [type]: 2 }, for: by });
    raise(t, seat, ownAt(t.state, seat, place) as Spot);
  },
});

export const clothMerchantsResidence: Card = {
  kind: 'building', placement: 'region', copies: { 'merchant-princes': 1 }, duelCopies: {}, beside: 'pasture',
  needs: [{ city: true }], residence: true, levels: [{}, { commerce: 1 }, { commerce: 2 }, { commerce: 3 }],
  use: rises('cloth-merchants-residence', 'wool'),
};

export const paperMerchantsResidence: Card = {
  kind: 'building', placement: 'region', copies: { 'merchant-princes': 1 }, beside: 'forest',
  needs: [{ city: true }], residence: true,
  levels: [{}, { commerce: 1 }, { commerce: 1, progress: 1 }, { commerce: 1, progress: 1, victory: 1 }],
  use: rises('paper-merchants-residence', 'lumber'),
};

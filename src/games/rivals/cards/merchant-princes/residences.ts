import type { Seat } from '../../../../engine/script.ts';
import { parsePlace, regionIndex, regionName, type CardSpot, spotsOf } from '../../rules/geometry.ts';
import { isHighest, setLevel } from '../../rules/levels.ts';
import { ownCardAt } from '../../rules/remove.ts';
import { changeStock } from '../../rules/stores.ts';
import { landOf, type Region, type State, type Context } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import type { Card, CardUse } from '../card.ts';

/** The player's Residences. */
export const residencesOf = (state: State, seat: Seat): CardSpot[] => spotsOf(landOf(state, seat), 'residence');

/** The region of a Residence, and its name. */
export function homeOf(state: State, seat: Seat, place: string): readonly [Region, string] {
  const land = landOf(state, seat);
  const at = parsePlace(place);
  const index = at ? regionIndex(land, at) : -1;
  return [land.regions[index] as Region, regionName(land.west, index)];
}

/** Raises a Residence one level. Returns true when its owner wins by it. */
export const raise = (t: Context, seat: Seat, { piece, place }: CardSpot): boolean =>
  setLevel(t, seat, place, (piece.level ?? 0) + 1);

/** Raises a Residence for 2 resources from its region. */
const rises = (by: 'cloth-merchants-residence' | 'paper-merchants-residence', type: Resource): CardUse => ({
  fault(state, seat, { piece, place }) {
    if (isHighest(piece)) return { kind: 'no-use' };
    return homeOf(state, seat, place)[0].stock < 2 ? { kind: 'no-use' } : null;
  },
  play(t, seat, place) {
    changeStock(landOf(t.state, seat), homeOf(t.state, seat, place)[1], -2);
    t.emit({ kind: 'paid', seat, goods: { [type]: 2 }, for: by });
    raise(t, seat, ownCardAt(t.state, seat, place) as CardSpot);
  },
});

export const clothMerchantsResidence: Card = {
  kind: 'building',
  placement: 'region',
  copies: { 'merchant-princes': 1 },
  duelCopies: {},
  beside: 'pasture',
  needs: [{ city: true }],
  residence: true,
  levels: [{}, { commerce: 1 }, { commerce: 2 }, { commerce: 3 }],
  use: rises('cloth-merchants-residence', 'wool'),
};

export const paperMerchantsResidence: Card = {
  kind: 'building',
  placement: 'region',
  copies: { 'merchant-princes': 1 },
  beside: 'forest',
  needs: [{ city: true }],
  residence: true,
  levels: [{}, { commerce: 1 }, { commerce: 1, progress: 1 }, { commerce: 1, progress: 1, victory: 1 }],
  use: rises('paper-merchants-residence', 'lumber'),
};

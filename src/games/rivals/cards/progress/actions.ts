import type { Seat } from '../../../../engine/script.ts';
import { pick } from '../../rules/ask.ts';
import { gainUpTo } from '../../rules/gain.ts';
import { leftOf, rightOf, type CardSpot } from '../../rules/geometry.ts';
import { searchStack } from '../../rules/hand.ts';
import { rivalDiscard } from '../../rules/look-at-cards.ts';
import { gainInRegions } from '../../rules/production.ts';
import { placesOf, spotsWith } from '../../rules/remove.ts';
import { hasRoom, roomOf } from '../../rules/stores.ts';
import { discardOf, landOf, other, type Region, type State } from '../../state.ts';
import { idOf } from '../registry.ts';
import type { Card } from '../card.ts';

export const benjamin: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { progress: 1 },
  effective(state, seat) {
    const land = landOf(state, seat);
    return land.regions.some((region) => isLucky(state, region) && hasRoom(land, region));
  },
  *play(t, seat) {
    const land = landOf(t.state, seat);
    const goods = yield* gainInRegions(t, seat, (index) => (isLucky(t.state, land.regions[index] as Region) ? 1 : 0));
    t.emit({ kind: 'gained', seat, goods, by: 'benjamin' });
  },
};

export const doctor: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  needs: [{ own: 'bath-house' }],
  effective: (state, seat) => helpful(state, seat).length > 0,
  *play(t, seat) {
    const baths = helpful(t.state, seat);
    const place = yield* pick(seat, 'choose.doctor', placesOf(baths));
    const beside = regionsBeside(baths.find((bath) => bath.place === place) as CardSpot);
    const goods = yield* gainInRegions(t, seat, (index) => (beside.includes(index) ? 1 : 0));
    t.emit({ kind: 'gained', seat, goods, by: 'doctor' });
  },
};

export const guido: Card = {
  kind: 'action-attack',
  placement: 'hand',
  copies: { progress: 1 },
  needs: [{ any: [{ own: 'town-hall' }, { behind: true }] }],
  effective: (state, seat) => discardOf(state, other(seat)).length > 0,
  play: (t, seat) => searchStack(t, seat, rivalDiscard(t.state), 'search.guido'),
};

export const gustav: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { progress: 1 },
  needs: [{ any: [{ own: 'library' }, { behind: true }] }],
  effective: (state, seat) => discardOf(state, seat).length > 0,
  play: (t, seat) => searchStack(t, seat, 'discard', 'search.gustav'),
};

export const mineralMining: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  needs: [{ own: 'university' }],
  effective: (state, seat) => roomOf(landOf(state, seat)).ore > 0,
  play: (t, seat) => gainUpTo(t, seat, 2, 'ore', 'gain.mineral-mining'),
};

export const threeFieldSystem: Card = {
  kind: 'action-neutral',
  placement: 'hand',
  copies: { progress: 2 },
  duelCopies: { progress: 1 },
  needs: [{ own: 'university' }],
  effective: (state, seat) => roomOf(landOf(state, seat)).grain > 0,
  play: (t, seat) => gainUpTo(t, seat, 2, 'grain', 'gain.three-field-system'),
};

const isLucky = ({ production }: State, { number }: Region): boolean => number === production;

const regionsBeside = ({ town, site }: CardSpot): readonly number[] => [leftOf(town, site), rightOf(town, site)];

/** Bath Houses with room in a region beside them. */
function helpful(state: State, seat: Seat): CardSpot[] {
  const land = landOf(state, seat);
  return spotsWith(state, seat, (_, { piece }) => idOf(piece.card) === 'bath-house').filter((bath) =>
    regionsBeside(bath).some((index) => hasRoom(land, land.regions[index] as Region)),
  );
}

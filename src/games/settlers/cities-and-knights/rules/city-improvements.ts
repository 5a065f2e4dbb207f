import type { Script, Seat } from '../../../../engine/script.ts';
import { commodityOf, METROPOLIS_LEVEL, TOP_LEVEL, type Track, tracks } from '../cards/progress.ts';
import { NODES } from '../../board/geometry.ts';
import { cityPlayerOf, handOf, citiesAndKnightsOf, type State, type Context } from '../../state.ts';
import { NO_OWNER } from '../../vocabulary.ts';
import { pick } from '../../rules/ask.ts';
import { oneCard, payToBank } from '../../rules/goods.ts';
import { claimVictory } from '../../rules/points.ts';

export function citiesOf(state: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let node = 0; node < NODES; node++) if (state.towns[node] === seat && state.ranks[node] === 2) own.push(node);
  return own;
}

export const citiesWithoutMetropolis = (state: State, seat: Seat): number[] =>
  citiesOf(state, seat).filter((node) => !citiesAndKnightsOf(state).metropolises.includes(node));

/** The number of commodities the next level costs; a Crane saves one. */
export const improvementPrice = (state: State, seat: Seat, track: number): number =>
  (cityPlayerOf(state, seat).improvements[track] as number) + (citiesAndKnightsOf(state).craneWaits ? 0 : 1);

const holderOf = (state: State, track: number): number => {
  const node = citiesAndKnightsOf(state).metropolises[track] as number;
  return node === NO_OWNER ? NO_OWNER : (state.towns[node] as number);
};

/** Why a track cannot go further; null if only the price remains. */
export function improvementViolation(
  state: State,
  seat: Seat,
  track: number,
): 'top-level' | 'no-city' | 'no-bare-city' | null {
  const level = cityPlayerOf(state, seat).improvements[track] as number;
  if (level === TOP_LEVEL) return 'top-level';
  if (citiesOf(state, seat).length === 0) return 'no-city';
  if (level + 1 < METROPOLIS_LEVEL || holderOf(state, track) === seat) return null;
  return citiesWithoutMetropolis(state, seat).length > 0 ? null : 'no-bare-city';
}

export function addImprovements(menu: string[], state: State, seat: Seat): void {
  const cards = handOf(state, seat);
  tracks.forEach((track, index) => {
    const price = improvementPrice(state, seat, index);
    if ((cards[commodityOf(index)] as number) >= price && improvementViolation(state, seat, index) === null)
      menu.push(`improve ${track}`);
  });
}

export function* improveCity(t: Context, seat: Seat, track: Track): Script {
  const { state } = t;
  const index = tracks.indexOf(track);
  const { improvements } = cityPlayerOf(state, seat);
  const price = improvementPrice(state, seat, index);
  if (price > 0) payToBank(t, seat, oneCard(state, commodityOf(index), price));
  citiesAndKnightsOf(state).craneWaits = false;
  const level = (improvements[index] as number) + 1;
  improvements[index] = level;
  t.emit({ kind: 'improved', seat, track, level });
  const holder = holderOf(state, index);
  const taken =
    holder !== NO_OWNER &&
    holder !== seat &&
    level === TOP_LEVEL &&
    (cityPlayerOf(state, holder).improvements[index] as number) < TOP_LEVEL;
  if (taken || (holder === NO_OWNER && level === METROPOLIS_LEVEL))
    yield* raiseMetropolis(t, seat, index, taken ? holder : null);
}

/** The metropolis goes to the first at level 4, until another player is first at level 5. */
function* raiseMetropolis(t: Context, seat: Seat, track: number, from: Seat | null): Script {
  const { state } = t;
  const node = Number(yield* pick(seat, 'metropolis', citiesWithoutMetropolis(state, seat).map(String)));
  citiesAndKnightsOf(state).metropolises[track] = node;
  t.emit({ kind: 'metropolis', seat, track: tracks[track] as Track, place: `${node}`, from });
  claimVictory(t);
}

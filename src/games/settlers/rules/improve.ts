import type { Script, Seat } from '../../../engine/script.ts';
import { commodityOf, METROPOLIS, TOP_LEVEL, type Track, tracks } from '../cards/progress.ts';
import { NODES } from '../board/geometry.ts';
import { courtOf, handOf, realmOf, type State, type Table } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { pick } from './ask.ts';
import { oneOf, pay } from './hand.ts';
import { claimVictory } from './points.ts';

/** City improvements, and the metropolises they bring. */

export function citiesOf(state: State, seat: Seat): number[] {
  const own: number[] = [];
  for (let node = 0; node < NODES; node++) if (state.towns[node] === seat && state.ranks[node] === 2) own.push(node);
  return own;
}

export const bareCities = (state: State, seat: Seat): number[] =>
  citiesOf(state, seat).filter((node) => !realmOf(state).metropolises.includes(node));

/** A crane saves one card. */
export const improvementPrice = (state: State, seat: Seat, track: number): number =>
  (courtOf(state, seat).improvements[track] as number) + (realmOf(state).craneWaits ? 0 : 1);

const holderOf = (state: State, track: number): number => {
  const node = realmOf(state).metropolises[track] as number;
  return node === NOBODY ? NOBODY : (state.towns[node] as number);
};

/** Why a track goes no further; null when only the price is left to ask for. */
export function improvementFault(state: State, seat: Seat, track: number): 'top-level' | 'no-city' | 'no-bare-city' | null {
  const level = courtOf(state, seat).improvements[track] as number;
  if (level === TOP_LEVEL) return 'top-level';
  if (citiesOf(state, seat).length === 0) return 'no-city';
  if (level + 1 < METROPOLIS || holderOf(state, track) === seat) return null;
  return bareCities(state, seat).length > 0 ? null : 'no-bare-city';
}

export function addImprovements(menu: string[], state: State, seat: Seat): void {
  const cards = handOf(state, seat);
  tracks.forEach((track, index) => {
    const price = improvementPrice(state, seat, index);
    if ((cards[commodityOf(index)] as number) >= price && improvementFault(state, seat, index) === null) menu.push(`improve ${track}`);
  });
}

export function* improve(t: Table, seat: Seat, track: Track): Script {
  const { state } = t;
  const index = tracks.indexOf(track);
  const { improvements } = courtOf(state, seat);
  const price = improvementPrice(state, seat, index);
  if (price > 0) pay(t, seat, oneOf(state, commodityOf(index), price));
  realmOf(state).craneWaits = false;
  const level = (improvements[index] as number) + 1;
  improvements[index] = level;
  t.tell({ kind: 'improved', seat, track, level });
  const holder = holderOf(state, index);
  const taken = holder !== NOBODY && holder !== seat && level === TOP_LEVEL && (courtOf(state, holder).improvements[index] as number) < TOP_LEVEL;
  if (taken || (holder === NOBODY && level === METROPOLIS)) yield* raiseMetropolis(t, seat, index, taken ? holder : null);
}

/** The first at level 4 has it, until somebody else is the first at level 5. */
function* raiseMetropolis(t: Table, seat: Seat, track: number, from: Seat | null): Script {
  const { state } = t;
  const node = Number(yield* pick(seat, 'metropolis', bareCities(state, seat).map(String)));
  realmOf(state).metropolises[track] = node;
  t.tell({ kind: 'metropolis', seat, track: tracks[track] as Track, place: `${node}`, from });
  claimVictory(t);
}

import type { Seat } from '../../../engine/script.ts';
import {
  ADVANTAGE_LEVEL,
  commodityOf,
  METROPOLIS_LEVEL,
  MAX_PROGRESS_CARDS,
  BARBARIAN_STEPS,
  TOP_LEVEL,
  tracks,
} from './cards/progress.ts';
import type { CityPlayer, CitiesAndKnightsState } from './state.ts';
import { barbarianStrength } from './rules/barbarian-attack.ts';
import { citiesWithoutMetropolis, citiesOf } from './rules/city-improvements.ts';
import { isActive } from './rules/knights.ts';
import type { State } from '../state.ts';
import { NO_OWNER, sorts } from '../vocabulary.ts';

/** Values the levels, cards, ready knights and walls of a seat. */
export function citiesAndKnightsValue(state: State, citiesAndKnights: CitiesAndKnightsState, seat: Seat): number {
  const { improvements, progress } = citiesAndKnights.cityPlayers[seat] as CityPlayer;
  let worth =
    17 * Math.min(progress.length, MAX_PROGRESS_CARDS) +
    (citiesAndKnights.craneWaits && state.active === seat ? 12 : 0) +
    4 * citiesAndKnights.harbor.length;
  for (let track = 0; track < tracks.length; track++)
    worth += levelValue(state, citiesAndKnights, seat, track, improvements[track] as number);
  for (let node = 0; node < citiesAndKnights.walls.length; node++)
    if (citiesAndKnights.walls[node] === 1 && state.towns[node] === seat) worth += 9;
  return worth + knightValue(state, citiesAndKnights, seat);
}

/** Each level draws more cards; the third has an advantage, and steps towards a winnable metropolis count more. */
function levelValue(
  state: State,
  { metropolises, cityPlayers }: CitiesAndKnightsState,
  seat: Seat,
  track: number,
  level: number,
): number {
  const node = metropolises[track] as number;
  const holder = node === NO_OWNER ? NO_OWNER : (state.towns[node] as number);
  const rival =
    holder === NO_OWNER || holder === seat ? 0 : ((cityPlayers[holder] as CityPlayer).improvements[track] as number);
  const chance =
    holder === seat || rival === TOP_LEVEL
      ? 0
      : holder === NO_OWNER
        ? level / METROPOLIS_LEVEL
        : level / (2 * TOP_LEVEL);
  return (
    15 * level +
    (level >= ADVANTAGE_LEVEL ? 22 : 0) +
    45 * chance ** 2 +
    (holder === seat && level === TOP_LEVEL ? 25 : 0)
  );
}

/** Active strength counts more the nearer the ship is: the weakest loses a city, the strongest gains. */
function knightValue(state: State, citiesAndKnights: CitiesAndKnightsState, seat: Seat): number {
  const ready = state.sides.map(() => 0);
  let worth = 0;
  for (let node = 0; node < citiesAndKnights.knights.length; node++) {
    const owner = citiesAndKnights.knights[node] as number;
    if (owner === NO_OWNER) continue;
    const level = citiesAndKnights.levels[node] as number;
    const active = isActive(citiesAndKnights, node);
    if (active) ready[owner] = (ready[owner] as number) + level;
    if (owner === seat) worth += 9 + 6 * level + (active ? 5 : 0);
  }
  const near = ((citiesAndKnights.ship + 1) / BARBARIAN_STEPS) ** 2;
  const own = ready[seat] as number;
  const others = ready.filter((_, other) => other !== seat);
  const all = own + others.reduce((sum, strength) => sum + strength, 0);
  const foe = barbarianStrength(state);
  if (all < foe) {
    const exposed = citiesWithoutMetropolis(state, seat).length > 0 && own <= Math.min(...others);
    return worth + near * (own * 9 - (exposed ? 95 : 10));
  }
  const most = Math.max(...others);
  return worth + near * (own * 4 + (own > most ? 55 : own === most && own > 0 ? 18 : 0));
}

/** Prices by track, then by number of commodities. */
const levelPrices = tracks.map((_, track) =>
  Array.from({ length: TOP_LEVEL + 1 }, (_, count) =>
    sorts.map((_, sort) => (sort === commodityOf(track) ? count : 0)),
  ),
);

/** The levels a seat can soon pay for, each with its value. */
export function improvementPlans(
  state: State,
  { cityPlayers, craneWaits }: CitiesAndKnightsState,
  seat: Seat,
): readonly { readonly price: readonly number[]; readonly worth: number }[] {
  if (citiesOf(state, seat).length === 0) return [];
  const { improvements } = cityPlayers[seat] as CityPlayer;
  return tracks.flatMap((_, track) => {
    const level = improvements[track] as number;
    if (level === TOP_LEVEL || (level + 1 >= METROPOLIS_LEVEL && citiesWithoutMetropolis(state, seat).length === 0))
      return [];
    const price = levelPrices[track]?.[level + (craneWaits ? 0 : 1)] as readonly number[];
    return [{ price, worth: level + 1 === METROPOLIS_LEVEL ? 60 : 26 + 4 * level }];
  });
}

import type { Result, ScoreSource } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import { hiddenPoints, pointsOf } from './rules/points.ts';
import type { CitiesAndKnightsState } from './cities-and-knights/state.ts';
import { type State, stockOfOwner } from './state.ts';
import { developmentNames, pieceTitles, titleNames } from './texts/names.ts';
import { stockOf } from './vocabulary.ts';

const pointCardNames = {
  one: { en: 'point card', de: 'Punktkarte' },
  many: { en: 'point cards', de: 'Punktkarten' },
} as const;

/** Ranks the winner first, the others by points; equals share a place. */
export function resultOf(state: State): Result | null {
  const { winner } = state;
  if (winner === null) return null;
  const totals = state.sides.map((_, seat) => pointsOf(state, seat));
  const rest = totals.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  const scores = [...new Set(rest.map((seat) => totals[seat] as number))].sort((a, b) => b - a);
  const places = scores.map((points) => rest.filter((seat) => totals[seat] === points));
  return { ranking: [[winner], ...places], score: state.sides.map((_, seat) => sourcesOf(state, seat)) };
}

export function sourcesOf(state: State, seat: Seat): readonly ScoreSource[] {
  const { settlements, cities } = stockOfOwner(state, seat);
  const laid =
    state.citiesAndKnights?.laid.filter((flag, node) => flag === 1 && state.towns[node] === seat).length ?? 0;
  const built = { settlements: stockOf.settlement - settlements + laid, cities: stockOf.city - cities - laid };
  return [
    {
      source: { en: 'Settlements', de: 'Siedlungen' },
      icon: 'house',
      points: built.settlements,
      count: built.settlements,
      one: pieceTitles.settlement,
    },
    {
      source: { en: 'Cities', de: 'Städte' },
      icon: 'qaitbay-citadel',
      points: 2 * built.cities,
      count: built.cities,
      one: pieceTitles.city,
    },
    { source: titleNames['longest-road'], icon: 'stone-path', points: state.longest === seat ? 2 : 0 },
    { source: titleNames['largest-army'], icon: 'crossed-swords', points: state.largest === seat ? 2 : 0 },
    ...(state.citiesAndKnights
      ? realmSources(state, state.citiesAndKnights, seat)
      : [cards(developmentNames['victory-point'], 'laurel-crown', hiddenPoints(state, seat), pointCardNames)]),
  ];
}

const cards = (source: Text, icon: string, points: number, { one, many }: typeof pointCardNames): ScoreSource => ({
  source,
  icon,
  points,
  count: points,
  one,
  many,
});

function realmSources(
  { towns }: State,
  { metropolises, cityPlayers, merchantAt }: CitiesAndKnightsState,
  seat: Seat,
): ScoreSource[] {
  const tops = metropolises.filter((node) => towns[node] === seat).length;
  return [
    {
      source: { en: 'Metropolises', de: 'Metropolen' },
      icon: 'queen-crown',
      points: 2 * tops,
      count: tops,
      one: { en: 'Metropolis', de: 'Metropole' },
    },
    {
      source: { en: 'Defender of Catan', de: 'Siegpunkt-Chips' },
      icon: 'laurels',
      points: cityPlayers[seat]?.chips ?? 0,
    },
    cards(
      { en: 'Point cards', de: 'Punktkarten' },
      'tied-scroll',
      cityPlayers[seat]?.honours.length ?? 0,
      pointCardNames,
    ),
    { source: { en: 'Merchant', de: 'Händler' }, icon: 'swap-bag', points: merchantAt?.seat === seat ? 1 : 0 },
  ];
}

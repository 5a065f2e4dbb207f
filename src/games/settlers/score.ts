import type { Result, Source } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { hiddenPoints, pointsOf } from './rules/points.ts';
import type { Realm } from './realm.ts';
import { type State, stockOfOwner } from './state.ts';
import { developmentNames, pieceTitles, titleNames } from './texts/words.ts';
import { stockOf } from './vocabulary.ts';

/** The winner first, the others by their points; equals share a place. */
export function resultOf(state: State): Result | null {
  const { winner } = state;
  if (winner === null) return null;
  const totals = state.sides.map((_, seat) => pointsOf(state, seat));
  const rest = totals.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  const scores = [...new Set(rest.map((seat) => totals[seat] as number))].sort((a, b) => b - a);
  const places = scores.map((points) => rest.filter((seat) => totals[seat] === points));
  return { ranking: [[winner], ...places], score: state.sides.map((_, seat) => sourcesOf(state, seat)) };
}

/** Points by where they come from. */
export function sourcesOf(state: State, seat: Seat): readonly Source[] {
  const { settlements, cities } = stockOfOwner(state, seat);
  const laid = state.realm?.laid.filter((flag, node) => flag === 1 && state.towns[node] === seat).length ?? 0;
  const built = { settlements: stockOf.settlement - settlements + laid, cities: stockOf.city - cities - laid };
  return [
    { source: { en: 'Settlements', de: 'Siedlungen' }, icon: 'house', points: built.settlements, count: built.settlements, one: pieceTitles.settlement },
    { source: { en: 'Cities', de: 'Städte' }, icon: 'qaitbay-citadel', points: 2 * built.cities, count: built.cities, one: pieceTitles.city },
    { source: titleNames['longest-road'], icon: 'stone-path', points: state.longest === seat ? 2 : 0 },
    { source: titleNames['largest-army'], icon: 'crossed-swords', points: state.largest === seat ? 2 : 0 },
    ...(state.realm ? realmSources(state, state.realm, seat) : [{ source: developmentNames['victory-point'], icon: 'laurel-crown', points: hiddenPoints(state, seat) }]),
  ];
}

function realmSources({ towns }: State, { metropolises, courts, merchantAt }: Realm, seat: Seat): Source[] {
  const tops = metropolises.filter((node) => towns[node] === seat).length;
  return [
    { source: { en: 'Metropolises', de: 'Metropolen' }, icon: 'queen-crown', points: 2 * tops, count: tops, one: { en: 'Metropolis', de: 'Metropole' } },
    { source: { en: 'Defender of Catan', de: 'Verteidigung Catans' }, icon: 'laurels', points: courts[seat]?.chips ?? 0 },
    { source: { en: 'Point cards', de: 'Punktkarten' }, icon: 'tied-scroll', points: courts[seat]?.honours.length ?? 0 },
    { source: { en: 'Merchant', de: 'Händler' }, icon: 'swap-bag', points: merchantAt?.seat === seat ? 1 : 0 },
  ];
}

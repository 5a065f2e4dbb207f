import type { Result, Source } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import { hiddenPoints, pointsOf } from './rules/points.ts';
import type { Realm } from './realm.ts';
import { type State, stockOfOwner } from './state.ts';
import { developmentNames, pieceTitles, titleNames } from './texts/words.ts';
import { stockOf } from './vocabulary.ts';

const pointCards = { one: { en: 'point card', de: 'Punktkarte' }, many: { en: 'point cards', de: 'Punktkarten' } } as const;

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
    ...(state.realm ? realmSources(state, state.realm, seat) : [cards(developmentNames['victory-point'], 'laurel-crown', hiddenPoints(state, seat), pointCards)]),
  ];
}

/** A point for each card. */
const cards = (source: Text, icon: string, points: number, { one, many }: typeof pointCards): Source => ({ source, icon, points, count: points, one, many });

function realmSources({ towns }: State, { metropolises, courts, merchantAt }: Realm, seat: Seat): Source[] {
  const tops = metropolises.filter((node) => towns[node] === seat).length;
  return [
    { source: { en: 'Metropolises', de: 'Metropolen' }, icon: 'queen-crown', points: 2 * tops, count: tops, one: { en: 'Metropolis', de: 'Metropole' } },
    { source: { en: 'Defender of Catan', de: 'Siegpunkt-Chips' }, icon: 'laurels', points: courts[seat]?.chips ?? 0 },
    cards({ en: 'Point cards', de: 'Punktkarten' }, 'tied-scroll', courts[seat]?.honours.length ?? 0, pointCards),
    { source: { en: 'Merchant', de: 'Händler' }, icon: 'swap-bag', points: merchantAt?.seat === seat ? 1 : 0 },
  ];
}

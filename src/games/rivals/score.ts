import type { Result } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { pointsOf } from './rules/points.ts';
import { landOf, type State } from './state.ts';
import { scoreNames, townNames } from './texts/score.ts';

export function resultOf(state: State): Result | null {
  if (state.winner === null) return null;
  return { ranking: [[state.winner], [1 - state.winner]], score: [scoreOf(state, 0), scoreOf(state, 1)] };
}

type Source = keyof typeof scoreNames;

/** Victory points by source; everything beyond towns and advantages is from expansions. */
export function sourcesOf(
  towns: readonly { readonly city: boolean }[],
  tokens: Pick<State['tokens'], 'hero' | 'trade'>,
  seat: Seat,
  total: number,
): Readonly<Record<Source, number>> {
  const count = towns.filter(({ city }) => city).length;
  const [cities, settlements] = [2 * count, towns.length - count];
  const [hero, trade] = [tokens.hero === seat ? 1 : 0, tokens.trade === seat ? 1 : 0];
  return { cities, settlements, expansions: total - cities - settlements - hero - trade, hero, trade };
}

function scoreOf(state: State, seat: Seat): Result['score'][number] {
  const sources = sourcesOf(landOf(state, seat).towns, state.tokens, seat, pointsOf(state, seat, 'victory'));
  return Object.entries(sources).map(([source, points]) => ({
    source: scoreNames[source as Source],
    points,
    ...(source === 'cities' && { count: points / 2, one: townNames.city }),
    ...(source === 'settlements' && { count: points, one: townNames.settlement }),
  }));
}

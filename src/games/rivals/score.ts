import type { Result } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { pointsOf } from './rules/points.ts';
import { landOf, type State } from './state.ts';
import { scoreNames } from './texts/score.ts';

export function resultOf(state: State): Result | null {
  if (state.winner === null) return null;
  return { ranking: [[state.winner], [1 - state.winner]], score: [scoreOf(state, 0), scoreOf(state, 1)] };
}

/** Victory points by where they come from. */
function scoreOf(state: State, seat: Seat): Result['score'][number] {
  const { towns } = landOf(state, seat);
  const cities = towns.filter(({ city }) => city).length;
  const parts = {
    settlements: towns.length - cities,
    cities: 2 * cities,
    hero: state.tokens.hero === seat ? 1 : 0,
    trade: state.tokens.trade === seat ? 1 : 0,
  };
  const rest = pointsOf(state, seat, 'victory') - Object.values(parts).reduce((sum, points) => sum + points, 0);
  const all = { ...parts, expansions: rest };
  return Object.entries(all).map(([source, points]) => ({ source: scoreNames[source as keyof typeof all], points }));
}

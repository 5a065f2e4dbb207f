import type { Result, Rules, Source } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { buildIcons } from './icons.ts';
import type { News } from './news.ts';
import type { Options } from './options.ts';
import { sides } from './rules/points.ts';
import { rankingOf } from './rules/result.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/turn.ts';
import { playerOf, type State } from './state.ts';
import { scoreNames } from './texts/score.ts';

function result(state: State): Result | null {
  const ranking = rankingOf(state);
  return ranking && { ranking, score: state.players.map((_, seat) => sourcesOf(state, seat)) };
}

function sourcesOf(state: State, seat: Seat): readonly Source[] {
  const { settlements, cities, roads, knights } = playerOf(state, seat);
  const expanded = cities.filter(({ expansion }) => expansion !== null).length;
  const sources: readonly Source[] = [
    { source: scoreNames.expansions, icon: buildIcons.expansion, points: 3 * expanded, count: expanded },
    { source: scoreNames.cities, icon: buildIcons.city, points: 2 * (cities.length - expanded), count: cities.length - expanded },
    { source: scoreNames.settlements, icon: buildIcons.settlement, points: settlements.length },
    { source: scoreNames.roads, icon: buildIcons.road, points: sides(roads, 'B') },
    { source: scoreNames.knights, icon: buildIcons.knight, points: sides(knights, 'B') },
  ];
  return sources.filter(({ points }) => points > 0);
}

export const rules: Rules<State, News, Options> = {
  setup,
  step,
  result,
  active: ({ phase, active }) => (phase === 'over' ? [] : [active]),
  turn: ({ turn }) => turn,
};

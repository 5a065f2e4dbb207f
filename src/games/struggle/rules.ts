import type { Result, Rules, ScoreSource } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { buildIcons } from './icons.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import { cardSides } from './rules/points.ts';
import { rankingOf } from './rules/result.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/turn.ts';
import { playerOf, type State } from './state.ts';
import { countedNames, scoreNames } from './texts/score.ts';

function result(state: State): Result | null {
  const ranking = rankingOf(state);
  return ranking && { ranking, score: state.players.map((_, seat) => sourcesOf(state, seat)) };
}

function sourcesOf(state: State, seat: Seat): readonly ScoreSource[] {
  const { settlements, cities, roads, knights } = playerOf(state, seat);
  const expanded = cities.filter(({ expansion }) => expansion !== null).length;
  const source = (name: keyof typeof scoreNames, icon: string, count: number, worth = 1): ScoreSource[] =>
    count === 0 ? [] : [{ source: scoreNames[name], icon, points: worth * count, count, ...countedNames[name] }];
  return [
    ...source('expansions', buildIcons.expansion, expanded, 3),
    ...source('cities', buildIcons.city, cities.length - expanded, 2),
    ...source('settlements', buildIcons.settlement, settlements.length),
    ...source('roads', buildIcons.road, cardSides(roads, 'B')),
    ...source('knights', buildIcons.knight, cardSides(knights, 'B')),
  ];
}

export const rules: Rules<State, GameEvent, Options> = {
  setup,
  step,
  result,
  active: ({ phase, active }) => (phase === 'over' ? [] : [active]),
  turn: ({ turn }) => turn,
};

import type { Result, Rules, ScoreSource } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import { CASTLE_POINTS, headStart, isFull, isScored, pointsOfTitle } from './rules/points.ts';
import { emptyTurns, rankingOf } from './rules/result.ts';
import { setup } from './rules/setup.ts';
import { seatsAtTurn, step } from './rules/turn.ts';
import { isParallel, mapOf, playerOf, type State } from './state.ts';
import { emptyTurnsInLine, headStartName, scoreNames, scoreNamesOfOne } from './texts/score.ts';
import { titleNames } from './texts/names.ts';
import { icons } from './icons.ts';
import { BOXES, EMPTY_TURN, titles } from './vocabulary.ts';

function result(state: State): Result | null {
  const ranking = rankingOf(state);
  return ranking && { ranking, score: state.players.map((_, seat) => sourcesOf(state, seat)) };
}

function sourcesOf(state: State, seat: Seat): readonly ScoreSource[] {
  const { roads, settlements, cities, knights, castles } = playerOf(state, seat);
  const source = (name: keyof typeof scoreNames, icon: string, points: number, count: number): ScoreSource[] =>
    count === 0
      ? []
      : [
          {
            source: scoreNames[name],
            icon,
            points,
            count,
            one: scoreNamesOfOne[name],
            ...(name === 'empty' && { many: emptyTurnsInLine }),
          },
        ];
  if (isScored(state)) {
    const map = mapOf(state);
    const sum = (places: readonly number[], list: readonly { readonly points: number }[]) =>
      places.reduce((points, place) => points + (list[place]?.points ?? 0), 0);
    const empty = emptyTurns(state, seat);
    return [
      ...source('cities', icons.city, sum(cities, map.cities), cities.length),
      ...source('settlements', icons.settlement, sum(settlements, map.settlements), settlements.length),
      ...source('knights', icons.knight, sum(knights, map.knights), knights.length),
      ...source('roads', icons.road, roads.length, roads.length),
      ...source('empty', icons.empty, EMPTY_TURN * empty, empty),
      ...(headStart(state, seat) > 0
        ? [{ source: headStartName, icon: icons.victory, points: headStart(state, seat) }]
        : []),
    ];
  }
  const held = titles.filter((title) => state.titles[title] === seat);
  return [
    ...source('cities', icons.city, 2 * cities.length, cities.length),
    ...source('settlements', icons.settlement, settlements.length, settlements.length),
    ...source('castles', icons.castle, CASTLE_POINTS * castles.length, castles.length),
    ...held.map((title): ScoreSource => ({
      source: titleNames[title],
      icon: icons[title],
      points: pointsOfTitle(state, title),
    })),
  ];
}

export const rules: Rules<State, GameEvent, Options> = {
  setup,
  step,
  result,
  isIndependent: isParallel,
  active: (state) => (state.phase === 'over' ? [] : seatsAtTurn(state)),
  turn(state, seat) {
    if (!isParallel(state)) return state.number;
    return isFull(state, seat) ? BOXES : playerOf(state, seat).boxes.length + 1;
  },
};

import type { Chronicle, DieFacts } from '../../engine/game/index.ts';
import type { News } from './news.ts';
import { openPoints } from './rules/points.ts';
import type { State } from './state.ts';
import { pipsOf } from './board/island.ts';
import { verbatim } from '../../engine/text.ts';

const sums = Array.from({ length: 11 }, (_, index) => index + 2);

const bothDice: DieFacts<News> = {
  name: { en: 'Sum of the dice', de: 'Summe der Würfel' },
  faces: sums.map((sum) => ({ id: String(sum), name: verbatim(String(sum)), odds: (sum === 7 ? 6 : pipsOf(sum)) / 36 })),
  fell: (event) => (event.kind === 'threw' ? [{ seat: event.seat, face: String(event.dice[0] + event.dice[1]) }] : []),
};

export const chronicle: Chronicle<State, News> = {
  thrown: (event) => (event.kind === 'threw' ? event.dice.join('+') : null),
  points: openPoints,
  dice: [bothDice],
};

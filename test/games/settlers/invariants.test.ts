import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../../src/engine/live-match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { invariantViolations } from '../../../src/games/settlers/invariants.ts';
import {
  BUY,
  cityIds,
  FORCE,
  HOME,
  OFFER,
  RETRACT,
  roadIds,
  SELL,
  settlementIds,
  tradeId,
} from '../../../src/games/settlers/notation.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { violationOf } from '../../../src/games/settlers/rules/violations.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { developments } from '../../../src/games/settlers/vocabulary.ts';
import { nextDecision } from '../../../src/testkit/next-decision.ts';

const tables = [
  { seats: 4, options: { variant: 'classic' } },
  { seats: 3, options: { variant: 'classic', flow: 'strict', separatePhases: true, board: 'beginner' } },
  { seats: 2, options: { variant: 'two', shuffleHarbours: true, randomTokens: true } },
];

/** Everything that could ever stand in a menu, but for deals. */
const moves = [
  ...roadIds,
  ...settlementIds,
  ...cityIds,
  BUY,
  OFFER,
  RETRACT,
  FORCE,
  HOME,
  SELL,
  ...developments.map((card) => `play ${card}`),
  ...[2, 3, 4].flatMap((rate) =>
    [0, 1, 2, 3, 4].flatMap((from) => [0, 1, 2, 3, 4].map((to) => tradeId(rate, from, to))),
  ),
];

/** Plays one random match and shows every position. */
function walk(table: (typeof tables)[number], see: (state: State, menu: readonly string[] | null) => void): State {
  const random = randomFrom({ seed: `walk ${table.seats}`, drawn: 0 });
  const state = settlers.rules.setup(optionsSchema.parse(table.options), table.seats, `match ${table.seats}`);
  const live = startLive(settlers, state);
  for (let count = 0; live.open.length > 0; count++) {
    if (count > 30_000) throw new Error('the match does not end');
    const menu = live.open.find(({ key }) => key === 'menu' || key === 'roll');
    see(state, menu?.choices ?? null);
    const decision = nextDecision(live.open, random);
    giveAnswer(live, decision.seat, randomAnswer(decision, random));
    live.events.length = 0;
  }
  return state;
}

describe.each(tables)('a random match with $seats seats', (table) => {
  test('keeps every card and piece, and what is kept up to date is what counting anew gives', () => {
    let seen = 0;
    const end = walk(table, (state, menu) => {
      seen++;
      const wrong = invariantViolations(state, { key: menu ? 'menu' : 'other' });
      if (wrong.length > 0) throw new Error(wrong.join(', '));
    });
    expect(seen).toBeGreaterThan(100);
    expect(end.winner).not.toBeNull();
  });

  test('says a reason against every move that is not in the menu, and none against those that are', () => {
    let looked = 0;
    walk(table, (state, menu) => {
      if (!menu || looked++ % 7 !== 0) return;
      for (const id of moves) {
        const fault = violationOf(state, state.active, id);
        if (menu.includes(id) !== (fault === null))
          throw new Error(`${id} in ${state.phase}: ${JSON.stringify(fault)}`);
      }
    });
    expect(looked).toBeGreaterThan(100);
  });
});

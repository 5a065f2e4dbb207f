import { expect, test } from 'vitest';
import { compareLines } from '../../src/bots/compare-lines.ts';
import { bots, randomOpponent as blind } from '../../src/bots/index.ts';
import { botInputFor } from '../../src/bots/bot-input.ts';
import type { Evaluator } from '../../src/bots/evaluator.ts';
import { questionOf } from '../../src/engine/answers.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { readCheckpoint } from '../../src/engine/read-match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import { dice } from '../../src/games/dice/game.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { replay } from '../../src/match/view/replay.ts';
import { playOut } from '../../src/testkit/play-out.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';

/** The first question of a kind in a match played at random. */
function firstOf(game: AnyGame, variant: string, seed: string, wanted: (decision: Decision) => boolean) {
  const options = game.info.options.parse({ variant });
  const { history } = playOut({
    game,
    options,
    seed,
    opponents: [blind, blind],
    random: randomFrom({ seed, drawn: 0 }),
    limit: 2000,
  });
  for (const { before, given } of replay(game, options, 2, seed, history)) {
    const decision = given && questionOf(before.open, given.seat);
    if (!decision || !wanted(decision)) continue;
    const { rest, journal } = before.match;
    return {
      game,
      position: botInputFor({
        game,
        variant,
        checkpoint: readCheckpoint(game, rest),
        pending: journal,
        state: before.state,
        decision,
      }),
    };
  }
  throw new Error('it was never asked');
}

test('stacks that look alike are worth the same, whatever luck would make of them', () => {
  for (let match = 0; match < 10; match++) {
    const { game, position } = firstOf(rivals, 'intro', `alike ${match}`, ({ key }) => key === 'setup.stack');
    for (const thought of [bots.judge(game, position, 'alike'), bots.adviser(game, position, 'alike')]) {
      expect(thought?.lines).toHaveLength(4);
      expect(new Set(thought?.lines.map(({ value }) => value)).size).toBe(1);
    }
  }
});

test('what is better on every table stays better, however much luck counts beside it', () => {
  const { game, position } = firstOf(toy, 'long', 'better', ({ choices }) => choices.includes('play crop'));
  const cards = (state: unknown, seat: number): number =>
    (state as ToyState).hands[seat]?.filter((card) => card === 'song').length ?? 0;
  const worth: Evaluator = (state, seat) => 0.1 * game.stats.points(state, seat) + 0.5 * cards(state, seat);
  const lines = [[['end']], [['play crop'], ['end']]].map((answers) => ({ answers, value: 0 }));
  const [best, other] = compareLines(game, position, 'better', worth, lines);
  expect(best?.answers[0]).toEqual(['play crop']);
  expect((best?.value ?? 0) - (other?.value ?? 0)).toBeCloseTo(0.1);
});

test('advice is graded by winning chances also where nothing was learned', () => {
  const { game, position } = firstOf(dice, 'island-one', 'graded', ({ choices }) =>
    choices.some((id) => id.startsWith('build settlement')),
  );
  const { lines = [] } = bots.adviser(game, position, 'graded') ?? {};
  const built = lines.find(({ answers }) => answers[0]?.[0]?.startsWith('build settlement'));
  const ended = lines.find(({ answers }) => answers[0]?.[0] === 'end');
  expect(built?.value).toBeGreaterThan((ended?.value ?? 1) + 0.1);
});

import { expect, test } from 'vitest';
import { opponents, randomOpponent } from '../../../src/bots/index.ts';
import type { Opponent } from '../../../src/bots/bot.ts';
import { questionOf } from '../../../src/engine/answers.ts';
import { startLive } from '../../../src/engine/live-match.ts';
import type { GivenAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Answer, Decision } from '../../../src/engine/script.ts';
import { struggle } from '../../../src/games/struggle/game.ts';
import { optionsSchema } from '../../../src/games/struggle/options.ts';
import { setup } from '../../../src/games/struggle/rules/setup.ts';
import type { Player, State } from '../../../src/games/struggle/state.ts';
import { playContest } from '../../../src/testkit/arena.ts';
import { playOut } from '../../../src/testkit/play-out.ts';

const fair = opponents.get('fair') as Opponent;
const options = optionsSchema.parse({ flow: 'patient' });

test.each([2, 4])('%i fair opponents trade, take from each other and come to an end', (seats) => {
  const moves = new Set<string>();
  for (const seed of ['one', 'two']) {
    const history: GivenAnswer[] = [];
    const players = Array.from({ length: seats }, () => fair);
    const { state, over } = playOut({
      game: struggle,
      options,
      seed,
      opponents: players,
      random: randomFrom({ seed, drawn: 0 }),
      limit: 5000,
      history,
    });
    expect([over, (state as State).winner]).toEqual([true, expect.any(Number)]);
    // Sixty rounds are far more than a match takes that nobody delays.
    expect((state as State).turn).toBeLessThan(60 * seats);
    for (const { answer } of history) moves.add((answer[0] ?? '').split(' ')[0] ?? '');
  }
  expect([...moves]).toEqual(expect.arrayContaining(['market', 'stack', 'trade', 'build', 'end']));
});

test('one fair opponent wins nearly always among three that play at random', () => {
  const { wins, stuck } = playContest({
    game: struggle,
    options,
    seats: 4,
    seed: 'among',
    games: 24,
    red: fair,
    blue: randomOpponent,
  });
  expect(stuck).toBe(0);
  expect(wins).toBeGreaterThanOrEqual(22);
});

/** What the fair opponent does in the first seat late in a match of four, after its trade: the stacks of settlements, roads and knights are empty. */
function fairAnswer(own: Partial<Player>, turn = 81): Answer {
  const begun = setup(options, 4, 'late');
  const players = begun.players.map((player, seat): Player =>
    seat === 0 ? { ...player, ...own } : { ...player, roads: ['A', 'B', 'A'] },
  );
  const rest: State = {
    ...begun,
    active: 0,
    turn,
    traded: 1,
    settlements: [],
    supply: { road: 0, knight: 0 },
    players,
  };
  const { state, open } = startLive(struggle, struggle.codec.copy(rest));
  const decision = questionOf(open, 0) as Decision;
  return fair.answer(
    { game: struggle, variant: 'struggle', checkpoint: rest, pending: [], state, decision },
    randomFrom({ seed: 'late', drawn: 0 }),
  );
}

test('the fair opponent does not save up for settlements when none is left', () => {
  const own: Partial<Player> = {
    hand: [5, 6, 4, 5, 6],
    roads: [],
    knights: ['A', 'B', 'A', 'B', 'A'],
    settlements: [],
    cities: [{ card: 1, expansion: 'university' }],
  };
  expect(fairAnswer(own)).toEqual(['build road']);
});

test('the fair opponent takes a road that can be taken again, but not for ever', () => {
  expect([81, 401].map((turn) => fairAnswer({ hand: [2, 2, 0, 0, 0] }, turn))).toEqual([['build road'], ['end']]);
});

test('the fair opponent guards knights that could be taken', () => {
  const own: Partial<Player> = {
    hand: [0, 0, 2, 1, 1],
    knights: ['A'],
    settlements: [],
    cities: [{ card: 1, expansion: null }],
  };
  expect(fairAnswer(own)).toEqual(['build church']);
});

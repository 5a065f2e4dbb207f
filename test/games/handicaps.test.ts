import { describe, expect, it } from 'vitest';
import { handicapsFor, writeHandicap } from '../../src/engine/handicap.ts';
import { startMatch } from '../../src/engine/match.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { games } from '../../src/games/index.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { goalOf } from '../../src/games/settlers/options.ts';
import { struggle } from '../../src/games/struggle/game.ts';

const variants = [...games.values()].flatMap((game) =>
  game.info.variants.map(({ id, seats }) => ({ game, variant: id, seats, name: `${game.info.id} ${id}` })),
);

describe.each(variants)('handicaps of $name', ({ game, variant, seats: [, most] }) => {
  const all = handicapsFor(game.info.handicaps ?? [], variant);

  it('exist, differ, and fit into one menu for two players', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length * 2).toBeLessThanOrEqual(24);
  });

  it('are kept in every stored position, and change neither who starts nor the options of other matches', () => {
    const plain = game.info.options.parse({ variant }) as Record<string, unknown>;
    expect('handicap' in plain).toBe(false);
    const usual = startMatch(game, plain, most, 'seed');
    for (const { id } of all) {
      const handicap = writeHandicap({ seat: 1, id });
      const { match, open } = startMatch(game, game.info.options.parse({ variant, handicap }), most, 'seed');
      expect(game.codec.read(match.rest)).toMatchObject({ options: { handicap } });
      expect(game.codec.write(game.codec.read(match.rest) as never)).toBe(match.rest);
      expect(open.map(({ seat }) => seat)).toEqual(usual.open.map(({ seat }) => seat));
    }
  });

  it.each(['', 'blue', 'blue points-99', 'pink points-1', 'blue points-1 ', 'points-1', 'blue  points-1'])(
    'are refused if there is none such: “%s”',
    (handicap) => {
      expect(game.info.options.safeParse({ variant, handicap }).success).toBe(false);
    },
  );
});

it('a combined one gives its seat both parts, and the other seats nothing', () => {
  const options = settlers.info.options.parse({ board: 'beginner', handicap: 'blue points-6+resources-2' });
  expect([0, 1, 2].map((seat) => goalOf(options, seat))).toEqual([10, 4, 10]);
  const usual = startMatch(settlers, settlers.info.options.parse({ board: 'beginner' }), 3, 'seed').state.sides;
  const { state } = startMatch(settlers, options, 3, 'seed');
  const more = state.sides.map(({ hand }, seat) => hand.map((held, sort) => held - (usual[seat]?.hand[sort] ?? 0)));
  expect(more.map((each) => each.slice(0, 5))).toEqual([0, 2, 0].map((each) => [each, each, each, each, each]));
  const name = settlers.info.handicaps?.find(({ id }) => id === 'points-6+resources-2')?.name;
  expect(name?.en).toBe('needs 6 points fewer to win and starts with 2 more of each resource');
});

it('resources are in the regions of that seat only', () => {
  const stocks = (seat: 0 | 1): readonly number[] =>
    rivals.rules
      .setup(rivals.info.options.parse({ handicap: 'blue resources-1' }), 2, 'seed')
      .seats[seat].regions.map(({ stock }) => stock);
  expect(stocks(0)).toEqual([1, 1, 0, 1, 1, 1]);
  expect(stocks(1)).toEqual([2, 2, 0, 2, 2, 2]);
});

it('resources come from the bank after the set-up', () => {
  const hands = (handicap?: string): readonly number[] => {
    const options = settlers.info.options.parse({ board: 'beginner', handicap });
    const { state } = startMatch(settlers, options, 3, 'seed');
    return state.sides.map(({ hand }) => hand.reduce((sum, each) => sum + each, 0));
  };
  const [red, blue, orange] = hands();
  expect(hands('blue resources-1')).toEqual([red, (blue as number) + 5, orange]);
});

it('cards are dealt from the stack', () => {
  const options = struggle.info.options.parse({ handicap: 'orange cards-2' });
  const { players, draw } = struggle.rules.setup(options, 3, 'seed');
  expect(players.map(({ hand }) => hand.reduce((sum, each) => sum + each, 0))).toEqual([3, 3, 5]);
  const usual = struggle.rules.setup(struggle.info.options.parse({}), 3, 'seed');
  expect(draw).toHaveLength(usual.draw.length - 2);
});

it('a goal too low for everyone’s first points is refused', () => {
  const parse = (handicap: string): boolean =>
    settlers.info.options.safeParse({ variant: 'cities-and-knights', citiesPointsToWin: 8, handicap }).success;
  expect(parse('red points-4')).toBe(true);
  expect(parse('red points-6')).toBe(false);
});

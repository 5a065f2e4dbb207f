import { expect, test } from 'vitest';
import { randomOpponent } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { playOut } from '../../src/testkit/play-out.ts';
import { createCounter, neverUsed, newTally } from '../../src/testkit/tally.ts';

test('in every game what nobody ever did is noticed', () => {
  const played = (id: string, variant: string, seats: number) => {
    const game = games.get(id) as AnyGame;
    const chosen: unknown = game.info.options.parse({ variant });
    const tally = newTally(seats);
    const count = createCounter(game, tally);
    const opponents = Array.from({ length: seats }, () => randomOpponent);
    count.begin(game.rules.setup(chosen, seats, 'deeds'));
    playOut({
      game,
      options: chosen,
      seed: 'deeds',
      opponents,
      random: randomFrom({ seed: 'deeds', drawn: 0 }),
      limit: 400,
      after: count.after,
    });
    return tally;
  };
  const two = played('settlers', 'two', 2);
  expect([...two.inGame].sort()).toEqual([
    'drew victory-point',
    'force trade',
    'play knight',
    'play monopoly',
    'play road-building',
    'play year-of-plenty',
    'robber home',
    'sell knight',
  ]);
  expect([...two.used]).toContain('force trade');
  const realm = played('settlers', 'cities-and-knights', 3);
  expect([...realm.inGame].filter((deed) => deed.startsWith('drew'))).toEqual(['drew printing', 'drew constitution']);
  expect(realm.inGame.size).toBe(25);
  const struggle = played('struggle', 'struggle', 3);
  expect([...struggle.used]).toEqual(expect.arrayContaining(['stack', 'build road', 'build settlement']));
  for (const tally of [two, realm, struggle])
    expect(neverUsed(tally)).toEqual([...tally.inGame].filter((deed) => !tally.used.has(deed)).sort());
  expect(neverUsed(realm).length).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import type { Opponent } from '../../../src/bots/bot.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { features } from '../../../src/games/settlers/features.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { affordSpeed } from '../../../src/games/settlers/open-features.ts';
import { prices } from '../../../src/games/settlers/vocabulary.ts';
import { playOut } from '../../../src/testkit/play-out.ts';

const rates = [4, 4, 4, 4, 4];

test('a price is together sooner with cards in hand, with better yields and with better rates', () => {
  const yields = [0, 0, 5, 5, 5];
  const pace = (cards: readonly number[], brings = yields, changes = rates): number =>
    affordSpeed(prices.city, cards, brings, changes);
  expect(pace([0, 0, 0, 2, 3])).toBe(1);
  expect(pace([0, 0, 0, 2, 0])).toBeGreaterThan(pace([0, 0, 0, 0, 0]));
  expect(pace([0, 0, 0, 0, 0], [0, 0, 5, 5, 8])).toBeGreaterThan(pace([0, 0, 0, 0, 0]));
  expect(pace([0, 0, 0, 0, 0], yields, [4, 4, 2, 4, 4])).toBeGreaterThan(pace([0, 0, 0, 0, 0]));
  expect(pace([0, 0, 0, 0, 0], [0, 0, 0, 0, 0])).toBeLessThan(0.2);
});

test.each([
  ['classic', 3],
  ['classic', 4],
  ['two', 2],
  ['cities-and-knights', 3],
] as const)('%s with %i: every number has its name at every time of a match', (variant, seats) => {
  const options = settlers.info.options.parse({ variant });
  const fair = opponents.get('fair') as Opponent;
  const names = features.names(variant);
  expect(new Set(names).size).toBe(names.length);
  let looked = 0;
  playOut({
    game: settlers,
    options,
    seed: 'survey',
    opponents: Array.from({ length: seats }, () => fair),
    random: randomFrom({ seed: 'survey', drawn: 0 }),
    limit: 150,
    after: ({ live }) => {
      for (let seat = 0; seat < seats; seat++) {
        const numbers = features.read(live.state as State, seat);
        expect(numbers).toHaveLength(names.length);
        expect(numbers.every(Number.isFinite)).toBe(true);
        looked++;
      }
    },
  });
  expect(looked).toBeGreaterThan(100 * seats);
});

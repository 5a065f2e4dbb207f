import { expect, test } from 'vitest';
import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';

test('a match is read again however long it lasts', () => {
  const state = settlers.rules.setup(optionsSchema.parse({ variant: 'cities-and-knights' }), 4, 'long');
  const long = { ...state, turn: 12_345, rng: { ...state.rng, drawn: 123_456 } };
  expect(settlers.codec.read(settlers.codec.write(long))).toEqual(long);
});

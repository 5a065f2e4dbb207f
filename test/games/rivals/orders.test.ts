import { expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/script.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';

const view = rivals.view(rivals.setup(optionsSchema.parse({}), 'orders'), 0);
const gains = rivals.orders.find(({ id }) => id === 'gains');

/** Red has wool at 0d and grain at +2u. */
const question: Decision = { seat: 0, key: 'gain.celebration', choices: ['0d', '+2u', 'pass'], limits: [2, 2, 1], min: 0, max: 3, otherwise: ['0d', '0d', '+2u'] };

test('an order for gains takes the wanted type first and fills up with others', () => {
  expect(gains?.answer('grain', view, question)).toEqual(['+2u', '+2u', '0d']);
});

test('C-tithe-barn: where it must be of one type, the order takes nothing else', () => {
  const check: Decision['check'] = (picks) => (new Set(picks).size > 1 ? { en: 'both', de: 'beides' } : null);
  const tithe = { ...question, key: 'gain.tithe-barn', otherwise: ['0d', '0d'], check };
  expect(gains?.answer('grain', view, tithe)).toEqual(['+2u', '+2u']);
  expect(gains?.answer('ore', view, tithe)).toEqual(['0d', '0d']);
});

import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { gameContract } from '../../engine/contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };

// Random matches of Cities & Knights are long: one table is enough.
const four = { ...settlers.facts, variants: settlers.facts.variants.map((variant) => ({ ...variant, seats: [4, 4] as const })) };

gameContract({ ...settlers, facts: four }, {
  options: [optionsSchema.parse({ variant: 'cities-and-knights', flow: 'patient' })],
  fixtures: [v1],
  matches: 1,
  first: 14,
  limit: 40_000,
});

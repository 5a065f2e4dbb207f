import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { gameContract } from '../../engine/game-contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };

// Random matches of Cities & Knights are long: one table is enough.
const four = {
  ...settlers.info,
  variants: settlers.info.variants.map((variant) => ({ ...variant, seats: [4, 4] as const })),
};

gameContract(
  { ...settlers, info: four },
  {
    options: [optionsSchema.parse({ variant: 'cities-and-knights', flow: 'patient' })],
    fixtures: [v1],
    matches: 1,
    first: 14,
    limit: 40_000,
  },
);

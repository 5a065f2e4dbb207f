import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { gameContract } from '../../engine/game-contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };

gameContract(settlers, {
  options: [
    { variant: 'classic', flow: 'patient', shuffleHarbours: true },
    { variant: 'two', flow: 'strict', separatePhases: true, randomTokens: true },
  ].map((options) => optionsSchema.parse(options)),
  fixtures: [v1],
  matches: 1,
  limit: 40_000,
});

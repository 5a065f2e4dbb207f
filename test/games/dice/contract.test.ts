import { dice } from '../../../src/games/dice/game.ts';
import { optionsSchema } from '../../../src/games/dice/options.ts';
import { gameContract } from '../../engine/game-contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };

gameContract(dice, {
  options: [
    { variant: 'island-one', order: 'parallel' },
    { variant: 'island-one', order: 'strict' },
    { variant: 'island-two' },
    { variant: 'extra', sameTurnJoker: true },
  ].map((options) => optionsSchema.parse(options)),
  fixtures: [v1],
  matches: 1,
  limit: 20_000,
});

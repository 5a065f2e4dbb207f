import { struggle } from '../../../src/games/struggle/game.ts';
import { optionsSchema } from '../../../src/games/struggle/options.ts';
import { gameContract } from '../../engine/game-contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };
import v2 from './fixtures/match-v2.json' with { type: 'json' };

gameContract(struggle, {
  options: [{ flow: 'patient' }, { flow: 'strict' }].map((options) => optionsSchema.parse(options)),
  fixtures: [v1, v2],
  matches: 1,
  limit: 20_000,
});

import { rivals } from '../../../src/games/rivals/game.ts';
import { optionsSchema } from '../../../src/games/rivals/options.ts';
import { gameContract } from '../../engine/game-contract.ts';
import v1 from './fixtures/match-v1.json' with { type: 'json' };
import v2 from './fixtures/match-v2.json' with { type: 'json' };
import v3 from './fixtures/match-v3.json' with { type: 'json' };
import v4 from './fixtures/match-v4.json' with { type: 'json' };
import intrigue from './fixtures/match-v4-intrigue.json' with { type: 'json' };
import merchantPrinces from './fixtures/match-v4-merchant-princes.json' with { type: 'json' };
import tournament from './fixtures/match-v4-tournament.json' with { type: 'json' };

gameContract(rivals, {
  options: [
    { variant: 'intro', flow: 'patient' },
    { variant: 'turmoil', flow: 'strict' },
    { variant: 'duel', flow: 'patient' },
    { variant: 'intrigue', flow: 'strict' },
    { variant: 'merchant-princes', flow: 'patient' },
    { variant: 'barbarians', flow: 'strict' },
    { variant: 'tournament', flow: 'patient' },
  ].map((options) => optionsSchema.parse(options)),
  fixtures: [v1, v2, v3, v4, intrigue, merchantPrinces, tournament],
  matches: 1,
  limit: 20_000,
});

import v1 from '../toy/match-v1.json' with { type: 'json' };
import v2 from '../toy/match-v2.json' with { type: 'json' };
import v3 from '../toy/match-v3.json' with { type: 'json' };
import { toy } from '../toy/toy-game.ts';
import { gameContract } from './game-contract.ts';

gameContract(toy, {
  options: [
    { variant: 'short', flow: 'patient' },
    { variant: 'long', flow: 'strict' },
  ],
  fixtures: [v1, v2, v3],
  matches: 8,
  limit: 2000,
});

import type { Answer } from '../engine/script.ts';
import { proposal } from './bargain.ts';
import type { Bot } from './bot.ts';
import { best } from './levels.ts';
import { type Depth, plan } from './plan.ts';
import { networkFor } from './weights.ts';
import { byChance, leaning } from './worth.ts';

/** The own turn. A wider plan finds more of what the learned value is wrong about. */
const turn: Depth = { depth: 6, width: 4, tables: 3, draws: 16, budget: 1500, answers: 48 };

/** Plans the own turn by the learned value, which leans on the one found by hand; by the latter alone where nothing was learned. Proposes trades before it goes on. */
export const strong: Bot = (game, position, seed) => {
  const { variant } = position;
  const chance = byChance(game, variant);
  const worth = networkFor(game, variant) ? leaning(game, position, seed, chance) : chance;
  const made = plan(game, position, seed, worth, turn);
  const proposed = made && proposal(game, position, seed, worth, turn);
  return proposed ? { answer: proposed.answers[0] as Answer, lines: [proposed, ...made.lines] } : best(made, seed);
};

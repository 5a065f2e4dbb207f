import type { Bot } from './bot.ts';
import { best } from './levels.ts';
import { type Depth, plan } from './plan.ts';
import { networkFor } from './weights.ts';
import { byChance, leaning } from './worth.ts';

/** The own turn. A wider plan finds more of what the learned value is wrong about. */
const turn: Depth = { depth: 6, width: 4, tables: 3, draws: 16, budget: 1500, answers: 48 };

/** Plans the own turn by the learned value, which leans on the one found by hand; by the latter alone where nothing was learned. */
export const strong: Bot = (game, position, seed) => {
  const { variant } = position;
  const worth = byChance(game, variant);
  return best(plan(game, position, seed, networkFor(game, variant) ? leaning(game, position, seed, worth) : worth, turn), seed);
};

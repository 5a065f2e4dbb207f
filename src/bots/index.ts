import { levelNames } from '../engine/opponent.ts';
import type { Bot, Opponent } from './bot.ts';
import { adviser, analyst, briefAnalyst } from './analyst.ts';
import { fair, gentle, good } from './levels.ts';
import { createOpponent } from './create-opponent.ts';
import { strong } from './strong.ts';

export type { Bot, Opponent } from './bot.ts';
export { localAnalyst } from './analyst.ts';
export { randomOpponent } from './random-opponent.ts';

/** All bots: the levels of opponents, the adviser for hints and the analysts for reviews. */
export const bots = {
  gentle,
  fair,
  good,
  strong,
  adviser,
  judge: analyst,
  'brief-judge': briefAnalyst,
} as const satisfies Record<string, Bot>;

/** Computer opponents by level, weakest first. */
export const opponents: ReadonlyMap<string, Opponent> = new Map(
  [
    createOpponent('gentle', levelNames.gentle, gentle),
    createOpponent('fair', levelNames.fair, fair),
    createOpponent('good', levelNames.good, good),
    createOpponent('strong', levelNames.strong, strong),
  ].map((each) => [each.id, each]),
);

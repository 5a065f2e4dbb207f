import { levelNames } from '../engine/opponent.ts';
import type { Bot, Opponent } from './bot.ts';
import { adviser, judge } from './judge.ts';
import { fair, gentle, good } from './levels.ts';
import { opponent } from './opponent.ts';
import { strong } from './strong.ts';

export type { Bot, Opponent } from './bot.ts';
export { lookBack } from './judge.ts';
export { random } from './random.ts';

/** What thinks: at each level of an opponent, for hints, and about matches that are over. */
export const bots = { gentle, fair, good, strong, adviser, judge } as const satisfies Record<string, Bot>;

/** Computer opponents by their level, the weakest first. */
export const opponents: ReadonlyMap<string, Opponent> = new Map(
  [
    opponent('gentle', levelNames.gentle, gentle),
    opponent('fair', levelNames.fair, fair),
    opponent('good', levelNames.good, good),
    opponent('strong', levelNames.strong, strong),
  ].map((each) => [each.id, each]),
);

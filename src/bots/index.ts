import type { Bot, Opponent } from './bot.ts';
import { judge } from './judge.ts';
import { fair, gentle, good } from './levels.ts';
import { opponent } from './opponent.ts';
import { strong } from './strong.ts';

export type { Bot, Opponent } from './bot.ts';
export { lookBack } from './judge.ts';
export { random } from './random.ts';

/** What thinks: at each level of an opponent, and about matches that are over. */
export const bots = { gentle, fair, good, strong, judge } as const satisfies Record<string, Bot>;

/** Computer opponents by their level, the weakest first. */
export const opponents: ReadonlyMap<string, Opponent> = new Map(
  [
    opponent('gentle', { en: 'Gentle', de: 'Sanft' }, gentle),
    opponent('fair', { en: 'Fair', de: 'Ausgewogen' }, fair),
    opponent('good', { en: 'Good', de: 'Gut' }, good),
    opponent('strong', { en: 'Strong', de: 'Stark' }, strong),
  ].map((each) => [each.id, each]),
);

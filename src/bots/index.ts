import type { Bot, Opponent } from './bot.ts';
import { fair, gentle, good } from './levels.ts';
import { opponent } from './opponent.ts';
import { strong } from './strong.ts';

export type { Bot, Opponent } from './bot.ts';
export { random } from './random.ts';

/** What thinks at each level. */
export const bots = { gentle, fair, good, strong } as const satisfies Record<string, Bot>;

/** Computer opponents by their level, the weakest first. */
export const opponents: ReadonlyMap<string, Opponent> = new Map(
  [
    opponent('gentle', { en: 'Gentle', de: 'Sanft' }, gentle),
    opponent('fair', { en: 'Fair', de: 'Ausgewogen' }, fair),
    opponent('good', { en: 'Good', de: 'Gut' }, good),
    opponent('strong', { en: 'Strong', de: 'Stark' }, strong),
  ].map((each) => [each.id, each]),
);

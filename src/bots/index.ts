import type { Opponent } from './bot.ts';
import { greedy } from './greedy.ts';
import { opponent } from './opponent.ts';
import { random } from './random.ts';

export type { Bot, Opponent } from './bot.ts';

/** Computer opponents by name, the weakest first. */
export const opponents: ReadonlyMap<string, Opponent> = new Map(
  [opponent('random', random, true), opponent('greedy', greedy)].map((each) => [each.name, each]),
);

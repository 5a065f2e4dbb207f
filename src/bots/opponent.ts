import type { Text } from '../engine/text.ts';
import type { Bot, Opponent } from './bot.ts';
import { fitting, positionAt } from './position.ts';

/** A bot at a table: it is handed what its seat may know, and nothing else of the match. */
export function opponent(id: string, name: Text, bot: Bot): Opponent {
  const think: Opponent['think'] = (standing, seed) => fitting(standing.decision, bot(standing.game, positionAt(standing), seed));
  return {
    id,
    name,
    think,
    answer: (standing, random) => think(standing, `${random.below(0x4000_0000)}`)?.answer ?? standing.decision.otherwise,
  };
}

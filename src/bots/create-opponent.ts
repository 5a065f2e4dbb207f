import type { Text } from '../engine/text.ts';
import type { Bot, Opponent } from './bot.ts';
import { ifLegal, botInputFor } from './bot-input.ts';

/** Wraps a bot as an opponent. The bot receives only what its seat may know. */
export function createOpponent(id: string, name: Text, bot: Bot): Opponent {
  const think: Opponent['think'] = (situation, seed) =>
    ifLegal(situation.decision, bot(situation.game, botInputFor(situation), seed));
  return {
    id,
    name,
    think,
    answer: (situation, random) =>
      think(situation, `${random.below(0x4000_0000)}`)?.answer ?? situation.decision.fallback,
  };
}

import { botInputFor } from '../../bots/bot-input.ts';
import type { BotInput } from '../../bots/bot.ts';
import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { startMatch, submitAnswer } from '../../engine/match.ts';
import { randomFrom } from '../../engine/random.ts';
import { rivals } from '../../games/rivals/game.ts';
import type { BotPool } from '../../bot-pool/bot-pool.ts';

const MATCHES = 20;
/** Answers after which a position is taken from a match. */
const DEEP = 80;

/** Keeps matches thinking without a pause; returns a function that stops them. */
export function keepThinking(botPool: BotPool, positions: readonly BotInput[]): () => Promise<void> {
  const ended = new AbortController();
  const loops = positions.map(async (position, match) => {
    for (let thought = 0; !ended.signal.aborted; thought++) {
      await botPool.think(`match ${match}`, { level: 'strong', position, seed: `${match} ${thought}` });
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(loops);
  };
}

/** Returns positions of twenty matches of the Duel. */
export const duelPositions = (): readonly BotInput[] =>
  Array.from({ length: MATCHES }, (_, match) => randomPosition(rivals, 'duel', 2, `thoughts ${match}`));

/** Returns a position of a random match that needs thinking. */
export function randomPosition(game: AnyGame, variant: string, seats: number, seed: string): BotInput {
  const random = randomFrom({ seed, drawn: 0 });
  let at = startMatch(game, game.info.options.parse({ variant }), seats, seed);
  for (let answers = 0; ; answers++) {
    const [decision] = at.open;
    if (!decision) return randomPosition(game, variant, seats, `${seed}+`);
    const rest: unknown = game.codec.read(at.match.rest);
    if (answers >= DEEP && decision.choices.length > 5)
      return botInputFor({ game, variant, checkpoint: rest, pending: at.match.journal, state: at.state, decision });
    at = submitAnswer(game, at.match, decision.seat, randomAnswer(decision, random));
  }
}

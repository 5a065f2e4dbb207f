import { positionAt } from '../../bots/position.ts';
import type { Position } from '../../bots/bot.ts';
import { randomAnswer } from '../../engine/answers.ts';
import { begin, submit } from '../../engine/match.ts';
import { randomFrom } from '../../engine/random.ts';
import { rivals } from '../../games/rivals/game.ts';
import { createThinkers } from '../../thinking/thinkers.ts';

const MATCHES = 20;
/** Answers after which a position is taken from a match. */
const DEEP = 80;

/** Twenty matches that think without a pause, in the workers the bot has; gives back what ends it. */
export function thinkAlways(): () => Promise<void> {
  const thinkers = createThinkers({ workers: 2, patience: 60_000 });
  const ended = new AbortController();
  const loops = Array.from({ length: MATCHES }, async (_, match) => {
    const position = positionOf(match);
    for (let thought = 0; !ended.signal.aborted; thought++) {
      await thinkers.think(`match ${match}`, { level: 'strong', position, seed: `${match} ${thought}` });
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(loops);
    await thinkers.close();
  };
}

function positionOf(match: number): Position {
  const random = randomFrom({ seed: `thoughts ${match}`, drawn: 0 });
  const options = rivals.facts.options.parse({ variant: 'duel' });
  let at = begin(rivals, options, 2, `thoughts ${match}`);
  for (let answers = 0; ; answers++) {
    const [decision] = at.open;
    if (!decision) throw new Error('the match is over');
    const rest = rivals.keeping.read(at.match.rest);
    if (answers >= DEEP && decision.choices.length > 5) return positionAt({ game: rivals, variant: 'duel', rest, journal: at.match.journal, state: at.state, decision });
    at = submit(rivals, at.match, decision.seat, randomAnswer(decision, random));
  }
}

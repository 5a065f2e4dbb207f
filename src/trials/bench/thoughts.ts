import { positionAt } from '../../bots/position.ts';
import type { Position } from '../../bots/bot.ts';
import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { begin, submit } from '../../engine/match.ts';
import { randomFrom } from '../../engine/random.ts';
import { rivals } from '../../games/rivals/game.ts';
import type { Thinkers } from '../../thinking/thinkers.ts';

const MATCHES = 20;
/** Answers after which a position is taken from a match. */
const DEEP = 80;

/** Matches that think without a pause; gives back what ends it. */
export function thinkAlways(thinkers: Thinkers, positions: readonly Position[]): () => Promise<void> {
  const ended = new AbortController();
  const loops = positions.map(async (position, match) => {
    for (let thought = 0; !ended.signal.aborted; thought++) {
      await thinkers.think(`match ${match}`, { level: 'strong', position, seed: `${match} ${thought}` });
    }
  });
  return async () => {
    ended.abort();
    await Promise.all(loops);
  };
}

/** Positions of twenty matches of the Duel. */
export const duels = (): readonly Position[] => Array.from({ length: MATCHES }, (_, match) => positionOf(rivals, 'duel', 2, `thoughts ${match}`));

/** A position of a match played at random, in which there is something to think about. */
export function positionOf(game: AnyGame, variant: string, seats: number, seed: string): Position {
  const random = randomFrom({ seed, drawn: 0 });
  let at = begin(game, game.facts.options.parse({ variant }), seats, seed);
  for (let answers = 0; ; answers++) {
    const [decision] = at.open;
    if (!decision) return positionOf(game, variant, seats, `${seed}+`);
    const rest: unknown = game.keeping.read(at.match.rest);
    if (answers >= DEEP && decision.choices.length > 5) return positionAt({ game, variant, rest, journal: at.match.journal, state: at.state, decision });
    at = submit(game, at.match, decision.seat, randomAnswer(decision, random));
  }
}

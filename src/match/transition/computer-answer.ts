import type { Situation } from '../../engine/opponent.ts';
import type { Answer } from '../../engine/script.ts';
import { isLegal } from '../play/standing-orders.ts';
import type { Ports } from './commit.ts';

/** Returns how computers of a match are asked in workers; undefined if they run in this process. */
export function computerAnswerFor(
  { think, report }: Pick<Ports, 'think' | 'report'>,
  match: string,
): ((level: string, situation: Situation, seed: string) => Promise<Answer>) | undefined {
  if (!think) return undefined;
  return async (level, situation, seed) => {
    const { decision } = situation;
    try {
      const answer = (await think(match, level, situation, seed))?.answer;
      return answer && isLegal(decision, answer) ? answer : decision.fallback;
    } catch (fault) {
      // The match continues with the fallback.
      report(fault);
      return decision.fallback;
    }
  };
}

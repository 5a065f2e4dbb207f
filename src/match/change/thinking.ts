import type { Situation } from '../../engine/opponent.ts';
import type { Answer } from '../../engine/script.ts';
import { isLegal } from '../play/standing-orders.ts';
import type { Ports } from './commit.ts';

/** How the computers of a match think while a change is decided; undefined where they do it on the spot. */
export function thinkingIn({ think, report }: Pick<Ports, 'think' | 'report'>, match: string): ((level: string, situation: Situation, seed: string) => Promise<Answer>) | undefined {
  if (!think) return undefined;
  return async (level, situation, seed) => {
    const { decision } = situation;
    try {
      const answer = (await think(match, level, situation, seed))?.answer;
      return answer && isLegal(decision, answer) ? answer : decision.otherwise;
    } catch (fault) {
      // The match goes on with what is taken when the clock runs out.
      report(fault);
      return decision.otherwise;
    }
  };
}

import type { Answer, Decision } from '../../engine/script.ts';
import { isLegal } from '../play/standing-orders.ts';
import type { Scope } from './context.ts';
import type { Ports } from './commit.ts';
import type { Standing } from '../ports.ts';

/** A change needs an answer that is still to be thought of. */
export class Unthought extends Error {
  readonly key: string;
  readonly level: string;
  readonly standing: Standing;
  readonly seed: string;

  constructor(key: string, level: string, standing: Standing, seed: string) {
    super('a computer is still to think');
    this.key = key;
    this.level = level;
    this.standing = standing;
    this.seed = seed;
  }
}

/**
 * Decides a change in which computers may have to move. The thinking is done elsewhere while nothing here waits: the decision
 * is pure, so it is simply made again with what was thought of.
 */
export async function thinking<T>({ think, report }: Ports, match: string, scope: Scope, decide: (scope: Scope) => T | Promise<T>): Promise<T> {
  if (!think) return decide(scope);
  const thoughts = new Map<string, Answer>();
  for (;;) {
    try {
      return await decide({ ...scope, thoughts });
    } catch (error) {
      if (!(error instanceof Unthought)) throw error;
      const { key, level, standing, seed } = error;
      let answer: Answer | null = null;
      try {
        answer = (await think(match, level, standing, seed))?.answer ?? null;
      } catch (fault) {
        // The match goes on with what is taken when the clock runs out.
        report(fault);
      }
      thoughts.set(key, legal(standing.decision, answer));
    }
  }
}

const legal = (decision: Decision, answer: Answer | null): Answer => (answer && isLegal(decision, answer) ? answer : decision.otherwise);

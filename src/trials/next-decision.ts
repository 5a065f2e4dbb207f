import type { Random } from '../engine/random.ts';
import type { Decision } from '../engine/script.ts';

/** One in so many answers goes to a question nobody waits for, so that matches are more than talk. */
const SELDOM = 8;

/** Which of the open questions is answered next, by chance. */
export function nextDecision(open: readonly Decision[], random: Random): Decision {
  const awaited = open.filter(({ waits }) => waits !== 'never');
  const idle = awaited.length === 0 || (awaited.length < open.length && random.below(SELDOM) === 0);
  const among = idle ? open : awaited;
  return among[random.below(among.length)] as Decision;
}

import type { Random } from '../engine/random.ts';
import type { Decision } from '../engine/script.ts';

/** One in this many answers goes to an optional question, so that matches aren't only talk. */
const SELDOM = 8;

/** Picks a random open question to answer next. */
export function nextDecision(open: readonly Decision[], random: Random): Decision {
  const awaited = open.filter(({ blocking: waits }) => waits !== 'optional');
  const idle = awaited.length === 0 || (awaited.length < open.length && random.below(SELDOM) === 0);
  const among = idle ? open : awaited;
  return among[random.below(among.length)] as Decision;
}

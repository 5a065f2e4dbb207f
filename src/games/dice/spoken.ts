import type { Answer, Decision } from '../../engine/script.ts';
import { Refused } from '../../engine/text.ts';
import { namedFaces } from './notation.ts';
import { STOP } from './rules/moves.ts';
import { notLying } from './texts/refusals.ts';
import type { Face } from './vocabulary.ts';

/**
 * `reroll gold ore` and `keep wool` say the whole answer to the question of the dice in one line. Null where the words are
 * nothing of the kind. Throws `Refused` for dice that do not lie there.
 */
export function spokenAnswer(decision: Decision, typed: string): Answer | null {
  const named = namedFaces(typed);
  if (!named || decision.key !== 'reroll') return null;
  const rest = decision.choices.flatMap((face, index) =>
    face === STOP ? [] : Array.from({ length: decision.limits?.[index] ?? 1 }, () => face));
  if (named.faces === 'all') return rest;
  for (const face of named.faces) {
    const at = rest.indexOf(face);
    if (at < 0) throw new Refused(notLying(face as Face));
    rest.splice(at, 1);
  }
  if (named.verb === 'reroll') return named.faces;
  return rest.length === 0 ? [STOP] : rest;
}

import type { Answer, Decision } from '../../engine/script.ts';
import { Refused } from '../../engine/text.ts';
import { namedFaces } from './notation.ts';
import { STOP } from './rules/moves.ts';
import { notLying } from './texts/refusals.ts';
import type { DieFace } from './vocabulary.ts';

/**
 * Parses `reroll gold ore` and `keep wool` as a complete answer to the reroll question. Returns null for other input.
 * Throws `Refused` for dice that are not on the table.
 */
export function parseTyped(decision: Decision, typed: string): Answer | null {
  const named = namedFaces(typed);
  if (!named || decision.key !== 'reroll') return null;
  const rest = decision.choices.flatMap((face, index) =>
    face === STOP ? [] : Array.from({ length: decision.limits?.[index] ?? 1 }, () => face),
  );
  if (named.faces === 'all') return rest;
  for (const face of named.faces) {
    const at = rest.indexOf(face);
    if (at < 0) throw new Refused(notLying(face as DieFace));
    rest.splice(at, 1);
  }
  if (named.verb === 'reroll') return named.faces;
  return rest.length === 0 ? [STOP] : rest;
}

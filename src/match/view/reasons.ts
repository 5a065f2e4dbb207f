import type { Situation } from '../../engine/opponent.ts';
import type { Answer } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import type { Analyst } from '../ports.ts';

const REASONS = 2;

/** Words the most important reasons why one line is better than another. */
export function describeReasons(
  analyst: Analyst,
  situation: Situation,
  line: readonly Answer[],
  instead: readonly Answer[],
  seed: string,
): readonly Text[] {
  const texts = analyst
    .reasons(situation, line, instead, seed)
    .flatMap(({ name, up }) => situation.game.ai.features?.explain?.(name, up) ?? []);
  return [...new Map(texts.map((text) => [text.en, text])).values()].slice(0, REASONS);
}

import type { Situation } from '../../engine/opponent.ts';
import type { Answer } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import type { Judge } from '../ports.ts';

/** So many reasons are enough. */
const REASONS = 2;

/** The weightiest things one line is better for than another, in words. */
export function whyOf(judge: Judge, situation: Situation, line: readonly Answer[], instead: readonly Answer[], seed: string): readonly Text[] {
  const said = judge.reasons(situation, line, instead, seed).flatMap(({ name, up }) => situation.game.mind.features?.say?.(name, up) ?? []);
  return [...new Map(said.map((words) => [words.en, words])).values()].slice(0, REASONS);
}

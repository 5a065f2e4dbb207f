import type { AnyGame } from './game/index.ts';
import type { GivenAnswer } from './match.ts';
import type { Random } from './random.ts';
import type { Answer, Decision } from './script.ts';
import type { Text } from './text.ts';

/** A question for a computer player, with the checkpoint before it and the answers given since. */
export interface Situation {
  readonly game: AnyGame;
  readonly variant: string;
  readonly checkpoint: unknown;
  readonly pending: readonly GivenAnswer[];
  readonly state: unknown;
  readonly decision: Decision;
  /** Answers already given for this seat this turn, if known. */
  readonly answeredThisTurn?: number;
  /** A choice that has no effect here. */
  readonly futileChoice?: string | undefined;
}

export interface LineOfPlay {
  readonly answers: readonly Answer[];
  readonly value: number;
}

/** A bot's answer and the lines it was chosen from, best first. */
export interface Thought {
  readonly answer: Answer;
  readonly lines: readonly LineOfPlay[];
}

/** Names of the levels, weakest first. */
export const levelNames = {
  gentle: { en: 'Gentle', de: 'Leicht' },
  fair: { en: 'Fair', de: 'Mittel' },
  good: { en: 'Good', de: 'Gut' },
  strong: { en: 'Strong', de: 'Stark' },
} as const satisfies Record<string, Text>;

/** A computer opponent. It uses only what its seat may know. */
export interface Opponent {
  readonly id: string;
  readonly name: Text;
  /** True if the opponent doesn't need the game state, so none is loaded for it. */
  readonly ignoresState?: boolean;
  answer(situation: Situation, random: Random): Answer;
  /** Returns the answer with the lines it was chosen from, or null if the search finds none. */
  think(situation: Situation, seed: string): Thought | null;
}

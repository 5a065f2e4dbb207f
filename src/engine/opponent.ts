import type { AnyGame } from './game/index.ts';
import type { Given } from './match.ts';
import type { Random } from './random.ts';
import type { Answer, Decision } from './script.ts';
import type { Text } from './text.ts';

/** What a computer is to answer: a question, the resting state it came up after, and the answers since. */
export interface Situation {
  readonly game: AnyGame;
  readonly variant: string;
  readonly rest: unknown;
  readonly journal: readonly Given[];
  readonly state: unknown;
  readonly decision: Decision;
  /** How often the seat was answered for in this turn already, as far as that is known. */
  readonly answered?: number;
  /** A choice that comes to nothing here. */
  readonly vain?: string | undefined;
}

/** A line of play that was thought of. */
export interface Line {
  readonly answers: readonly Answer[];
  readonly value: number;
}

/** What came of thinking: the answer, and the lines it was chosen from, the best first. */
export interface Thought {
  readonly answer: Answer;
  readonly lines: readonly Line[];
}

/** What the levels are called, the weakest first. */
export const levelNames = {
  gentle: { en: 'Gentle', de: 'Sanft' },
  fair: { en: 'Fair', de: 'Ausgewogen' },
  good: { en: 'Good', de: 'Gut' },
  strong: { en: 'Strong', de: 'Stark' },
} as const satisfies Record<string, Text>;

/** A computer opponent. It is given the match where it stands and goes by what its seat may know of it. */
export interface Opponent {
  readonly id: string;
  readonly name: Text;
  /** Does not look at the table: nothing has to be kept for it. */
  readonly blind?: boolean;
  answer(situation: Situation, random: Random): Answer;
  /** The same with the lines it was chosen from; null when nothing came of it. */
  think(situation: Situation, seed: string): Thought | null;
}

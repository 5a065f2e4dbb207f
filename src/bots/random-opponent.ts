import { randomAnswer } from '../engine/answers.ts';
import type { Opponent } from './bot.ts';

/** Gives any legal answer; for tests, not for play. */
export const randomOpponent: Opponent = {
  id: 'random',
  name: { en: 'Random', de: 'Zufall' },
  ignoresState: true,
  answer: ({ decision }, random) => randomAnswer(decision, random),
  think: () => null,
};

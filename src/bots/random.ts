import { randomAnswer } from '../engine/answers.ts';
import type { Opponent } from './bot.ts';

/** Any legal answer: an instrument for trials, nobody to play against. */
export const random: Opponent = {
  id: 'random',
  name: { en: 'Random', de: 'Zufall' },
  blind: true,
  answer: ({ decision }, chance) => randomAnswer(decision, chance),
  think: () => null,
};

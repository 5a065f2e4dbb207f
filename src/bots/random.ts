import { randomAnswer } from '../engine/answers.ts';
import type { Bot } from './bot.ts';

/** Any legal answer. */
export const random: Bot = ({ decision }, chance) => randomAnswer(decision, chance);

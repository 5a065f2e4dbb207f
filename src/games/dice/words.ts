import type { Words } from '../../engine/game/index.ts';
import type { News } from './news.ts';
import { knows } from './notation.ts';
import { suggest } from './plans.ts';
import { spokenAnswer } from './spoken.ts';
import type { State } from './state.ts';
import { describe } from './texts/describe.ts';
import { entries, groups } from './texts/entries.ts';
import { labelOf } from './texts/labels.ts';
import { tell } from './texts/news.ts';
import { questionText, rollAgain, rolledAgain } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { rules } from './texts/rules.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

export const words: Words<State, View, News> = {
  hear: tell,
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  knows,
  spoken: spokenAnswer,
  confirm: ({ key }, picks) => (key === 'reroll' ? rollAgain(picks) : null),
  picked: (_view, { key }, picks) => (key === 'reroll' ? rolledAgain(picks) : null),
  plans: ['build'],
  suggest,
  describe,
  groups,
  entries: entries.map(({ id, name }) => ({ id, name })),
  rules,
  tips,
};

import type { Words } from '../../engine/game/index.ts';
import { cards } from './cards/index.ts';
import type { CardId } from './cards/ids.ts';
import type { News } from './news.ts';
import { knows } from './notation.ts';
import type { State } from './state.ts';
import { cardTexts } from './texts/cards.ts';
import { describe } from './texts/describe.ts';
import { groups } from './texts/groups.ts';
import { labelOf } from './texts/labels.ts';
import { tell } from './texts/news.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { chapters, rules } from './texts/rules.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

const main: ReadonlySet<News['kind']> = new Set([
  'threw', 'produced', 'event', 'lost', 'robbed', 'removed', 'joined', 'battle', 'token',
] as const);

export const words: Words<State, View, News> = {
  hear: tell,
  isMain: ({ kind }) => main.has(kind),
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  knows,
  describe,
  groups,
  entries: (Object.keys(cards) as CardId[]).map((id) => ({ id, name: cardTexts[id].name })),
  rules,
  chapters,
  tips,
};

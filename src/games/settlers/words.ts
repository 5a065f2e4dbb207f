import type { Group, Words } from '../../engine/game/index.ts';
import type { News } from './news.ts';
import { canonical, knows } from './notation.ts';
import type { State } from './state.ts';
import { describe } from './texts/describe.ts';
import { entries } from './texts/entries.ts';
import { invitation } from './texts/invitation.ts';
import { labelOf } from './texts/labels.ts';
import { tell } from './texts/news.ts';
import { confirm, picked } from './texts/picked.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { chapters, rules } from './texts/rules.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

const groups: readonly Group[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'knight', name: { en: 'Knights', de: 'Ritter' } },
  { id: 'improve', name: { en: 'Improvements', de: 'Stadtausbau' } },
  { id: 'play', name: { en: 'Play', de: 'Spielen' } },
  { id: 'deal', name: { en: 'Deals', de: 'Handel mit anderen' }, waits: true },
  { id: 'trade', name: { en: 'Bank', de: 'Bank' }, waits: true },
  { id: 'harbor', name: { en: 'Commercial Harbor', de: 'Handelshafen' } },
  { id: 'red', name: { en: 'Red die', de: 'Roter Würfel' } },
  { id: 'yellow', name: { en: 'Yellow die', de: 'Gelber Würfel' } },
  { id: 'action', name: { en: 'Trade cards', de: 'Handelskarten' } },
  { id: 'give', name: { en: 'I give', de: 'Ich gebe' } },
  { id: 'want', name: { en: 'I want', de: 'Ich will' } },
  { id: 'to', name: { en: 'With', de: 'Mit' } },
];

/** What was said about an open offer; what came of it is told as a deal. */
const talk: ReadonlySet<News['kind']> = new Set(['offered', 'accepted', 'declined', 'countered', 'retracted'] as const);

const main: ReadonlySet<News['kind']> = new Set([
  'threw', 'produced', 'discarded', 'robber', 'stole', 'monopoly', 'forced', 'dealt', 'landed', 'levied', 'spied', 'deserted', 'ousted', 'removed',
] as const);

export const words: Words<State, View, News> = {
  hear: tell,
  isTalk: ({ kind }) => talk.has(kind),
  isMain: ({ kind }) => main.has(kind),
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  knows,
  spoken: (_, typed) => (canonical(typed) === typed ? null : [canonical(typed)]),
  invitation,
  confirm,
  picked,
  describe,
  groups,
  entries,
  rules,
  chapters,
  tips,
};

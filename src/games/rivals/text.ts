import type { GameText } from '../../engine/game/index.ts';
import { cards } from './cards/index.ts';
import type { CardId } from './cards/ids.ts';
import type { GameEvent } from './game-event.ts';
import { isNotation } from './notation.ts';
import type { State } from './state.ts';
import { cardTexts } from './texts/cards.ts';
import { describe } from './texts/describe.ts';
import { choiceGroups } from './texts/choice-groups.ts';
import { describePicks, labelOf } from './texts/labels.ts';
import { describeEvent } from './texts/game-events.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { chapterByQuestion, ruleChapters } from './texts/rule-chapters.ts';
import { tips } from './texts/tips.ts';
import { suggestPlans } from './suggest-plans.ts';
import type { View } from './view.ts';

const highlights: ReadonlySet<GameEvent['kind']> = new Set([
  'threw',
  'produced',
  'event',
  'lost',
  'robbed',
  'removed',
  'joined',
  'battle',
  'token',
] as const);

const basicKinds: ReadonlySet<string> = new Set(['region', 'road', 'settlement', 'city']);

export const text: GameText<State, View, GameEvent> = {
  describeEvent,
  isHighlight: ({ kind }) => highlights.has(kind),
  question: questionText,
  label: labelOf,
  describePicks,
  refusal: refusalText,
  isNotation,
  describe,
  groups: choiceGroups,
  catalog: (Object.keys(cards) as CardId[]).map((id) => ({
    id,
    name: cardTexts[id].name,
    ...(basicKinds.has(cards[id].kind) && { basic: true }),
  })),
  ruleChapters,
  chapterByQuestion,
  tips,
  suggestPlans,
};

import type { GameText } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import { isNotation } from './notation.ts';
import { suggestPlans } from './suggest-plans.ts';
import { parseTyped } from './parse-typed.ts';
import type { State } from './state.ts';
import { describe } from './texts/describe.ts';
import { catalog, choiceGroups } from './texts/catalog.ts';
import { labelOf } from './texts/labels.ts';
import { describeEvent } from './texts/game-events.ts';
import { buildPlanNote, questionText, rollAgain, rolledAgain } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { ruleChapters } from './texts/rule-chapters.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

export const text: GameText<State, View, GameEvent> = {
  describeEvent,
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  isNotation,
  parseTyped,
  confirmLabel: ({ key }, picks) => (key === 'reroll' ? rollAgain(picks) : null),
  describePicks: (view, { key, seat }, picks) => (key === 'reroll' ? rolledAgain(view, seat, picks) : null),
  showHand: { en: 'Show Sheet', de: 'Blatt zeigen' },
  planKeys: ['build'],
  suggestPlans,
  planNote: ({ key }) => (key === 'build' ? buildPlanNote : null),
  describe,
  groups: choiceGroups,
  catalog: catalog.map(({ id, name }) => ({ id, name, basic: true })),
  ruleChapters,
  tips,
};

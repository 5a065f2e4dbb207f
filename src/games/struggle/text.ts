import type { GameText } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import { canonical, isNotation } from './notation.ts';
import type { State } from './state.ts';
import { suggestPlans } from './suggest-plans.ts';
import { describe } from './texts/describe.ts';
import { catalog, choiceGroups } from './texts/catalog.ts';
import { describePicks, labelOf } from './texts/labels.ts';
import { describeEvent } from './texts/game-events.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { chapterByQuestion, ruleChapters } from './texts/rule-chapters.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

/** Pieces that everyone builds in every match. */
const basicEntries: ReadonlySet<string> = new Set(['road', 'knight', 'settlement', 'city', 'destiny']);

export const text: GameText<State, View, GameEvent> = {
  describeEvent,
  question: questionText,
  label: labelOf,
  describePicks,
  suggestPlans,
  refusal: refusalText,
  isNotation,
  parseTyped: (_, typed) => (canonical(typed) === typed ? null : [canonical(typed)]),
  describe,
  groups: choiceGroups,
  catalog: catalog.map(({ id, name }) => ({ id, name, ...(basicEntries.has(id) && { basic: true }) })),
  ruleChapters,
  chapterByQuestion,
  tips,
};

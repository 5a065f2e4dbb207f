import type { ChoiceGroup, GameText } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import { canonical, isNotation } from './notation.ts';
import type { State } from './state.ts';
import { describe } from './texts/describe.ts';
import { catalog } from './texts/catalog.ts';
import { openOffer } from './texts/open-offer.ts';
import { tradeForm } from './texts/trade-form.ts';
import { suggestOffers } from './suggest-offers.ts';
import { suggestTrades } from './suggest-trades.ts';
import { labelOf } from './texts/labels.ts';
import { describeEvent } from './texts/game-events.ts';
import { confirmLabel, describePicks } from './texts/describe-picks.ts';
import { questionText } from './texts/questions.ts';
import { refusalText } from './texts/refusals.ts';
import { chapterByQuestion, ruleChapters } from './texts/rule-chapters.ts';
import { tips } from './texts/tips.ts';
import type { View } from './view.ts';

const groups: readonly ChoiceGroup[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'knight', name: { en: 'Knights', de: 'Ritter' } },
  { id: 'improve', name: { en: 'Improvements', de: 'Stadtausbau' } },
  { id: 'play', name: { en: 'Play', de: 'Spielen' } },
  { id: 'deal', name: { en: 'Deals', de: 'Handel mit anderen' }, deferrable: true, trade: true },
  { id: 'trade', name: { en: 'Bank', de: 'Bank' }, deferrable: true, trade: true },
  { id: 'harbor', name: { en: 'Commercial Harbor', de: 'Handelshafen' } },
  { id: 'red', name: { en: 'Red die', de: 'Roter Würfel' } },
  { id: 'yellow', name: { en: 'Yellow die', de: 'Gelber Würfel' } },
  { id: 'action', name: { en: 'Trade cards', de: 'Handelskarten' } },
  { id: 'give', name: { en: 'I give', de: 'Ich gebe' } },
  { id: 'want', name: { en: 'I want', de: 'Ich will' } },
  { id: 'to', name: { en: 'Trade with', de: 'Handel mit' } },
];

/** Talk about offers; their outcome is reported as a deal. */
const tableTalk: ReadonlySet<GameEvent['kind']> = new Set([
  'offered',
  'accepted',
  'declined',
  'countered',
  'retracted',
  'proposed',
  'withdrew',
] as const);

const highlights: ReadonlySet<GameEvent['kind']> = new Set([
  'threw',
  'produced',
  'discarded',
  'robber',
  'stole',
  'monopoly',
  'forced',
  'dealt',
  'landed',
  'sacked',
  'defended',
  'presented',
  'harbored',
  'levied',
  'spied',
  'deserted',
  'ousted',
  'removed',
] as const);

export const text: GameText<State, View, GameEvent> = {
  describeEvent,
  isTableTalk: ({ kind }) => tableTalk.has(kind),
  isHighlight: ({ kind }) => highlights.has(kind),
  duties: { discard: { en: 'discard', de: 'abwerfen' } },
  question: questionText,
  label: labelOf,
  refusal: refusalText,
  isNotation,
  parseTyped: (_, typed) => (canonical(typed) === typed ? null : [canonical(typed)]),
  openOffer,
  confirmLabel,
  describePicks,
  suggestPlans: (view, decision) => [...suggestOffers(view, decision), ...suggestTrades(view, decision)],
  answerForm: tradeForm,
  describe,
  groups,
  catalog,
  ruleChapters,
  chapterByQuestion,
  tips,
};

import type { RuleChapter } from '../../../engine/game/index.ts';
import { cardRules } from './rules-cards.ts';
import { citiesAndKnightsChapters } from '../cities-and-knights/texts/rule-chapters.ts';
import { tradeRules } from './rules-trade.ts';
import { turnRules } from './rules-turn.ts';

export const ruleChapters: readonly RuleChapter[] = [
  ...turnRules,
  ...tradeRules,
  ...cardRules,
  ...citiesAndKnightsChapters,
];

/** The rule chapter for each question. */
export const chapterByQuestion: Readonly<Record<string, string>> = {
  setup: 'set-up',
  discard: 'robber',
  robber: 'robber',
  'free-road': 'development',
  plenty: 'development',
  monopoly: 'development',
  neutral: 'two',
  force: 'two',
  offer: 'deals',
  market: 'deals',
  barbarians: 'barbarians',
  progress: 'cities-and-knights',
  aqueduct: 'improvements',
  metropolis: 'improvements',
  knight: 'knights',
  alchemy: 'progress-science',
  invention: 'progress-science',
  engineering: 'progress-science',
  medicine: 'progress-science',
  smithing: 'progress-science',
  merchant: 'progress-trade',
  fleet: 'progress-trade',
  harbor: 'progress-trade',
  dues: 'progress-trade',
  wedding: 'progress-politics',
  diplomacy: 'progress-politics',
  intrigue: 'progress-politics',
  espionage: 'progress-politics',
  treason: 'progress-politics',
};

import type { Chapter } from '../../../engine/game/index.ts';
import { cardRules } from './rules-cards.ts';
import { realmRules } from './rules-realm.ts';
import { tradeRules } from './rules-trade.ts';
import { turnRules } from './rules-turn.ts';

export const rules: readonly Chapter[] = [...turnRules, ...tradeRules, ...cardRules, ...realmRules];

/** The chapters that questions are about. */
export const chapters: Readonly<Record<string, string>> = {
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

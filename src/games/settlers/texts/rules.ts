import type { Chapter } from '../../../engine/game/index.ts';
import { cardRules } from './rules-cards.ts';
import { realmRules } from './rules-realm.ts';
import { tradeRules } from './rules-trade.ts';
import { turnRules } from './rules-turn.ts';

export const rules: readonly Chapter[] = [...turnRules, ...tradeRules, ...cardRules, ...realmRules];

import type { Chapter } from '../../../engine/game/index.ts';
import { darknessRules } from './rules-darkness.ts';
import { correspondenceRules } from './rules-correspondence.ts';
import { tableRules } from './rules-table.ts';
import { tournamentRules } from './rules-tournament.ts';
import { turnRules } from './rules-turn.ts';

/** The rules in short chapters, in the order one would tell them. Each fits a message. */
export const rules: readonly Chapter[] = [...tableRules, ...turnRules, ...darknessRules, ...tournamentRules, ...correspondenceRules];

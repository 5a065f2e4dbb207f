import type { Plan } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { isShortened, nameOf } from '../arriving/ids.ts';

/** A plan in the id of its button; one that is too long has to be found again among those offered. */
export const planName = ({ key }: Decision, moves: readonly string[]): string => nameOf(key, moves.join(','));

export const planByName = (name: string): readonly string[] | null => (isShortened(name) ? null : name.split(','));

export const planAmong = (decision: Decision, plans: readonly Plan[], name: string): readonly string[] =>
  plans.find(({ moves }) => planName(decision, moves) === name)?.moves ?? [];

import type { MovePlan } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { isHashed, choiceToken } from '../interactions/custom-id.ts';

const BETWEEN_MOVES = ',';
const BETWEEN_PICKS = ';';

/** Returns the name of a plan for its custom id; a long one is shortened and looked up among the offered plans. */
export const planName = ({ key }: Pick<Decision, 'key'>, moves: readonly Answer[]): string =>
  choiceToken(key, moves.map((picks) => picks.join(BETWEEN_PICKS)).join(BETWEEN_MOVES));

export const planByName = (name: string): readonly Answer[] | null =>
  isHashed(name) ? null : name.split(BETWEEN_MOVES).map((picks) => picks.split(BETWEEN_PICKS));

export const planAmong = (
  decision: Decision,
  plans: readonly Pick<MovePlan, 'moves'>[],
  name: string,
): readonly Answer[] => plans.find(({ moves }) => planName(decision, moves) === name)?.moves ?? [];

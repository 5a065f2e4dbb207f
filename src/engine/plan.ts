import type { Words } from './game/words.ts';
import type { Decision } from './script.ts';
import { Refused } from './text.ts';

/** Whether the answers to a question may be given as a plan, several in one line. */
export const takesPlans = (words: Pick<Words<never, never, never>, 'plans'>, { key }: Decision): boolean => words.plans?.includes(key) ?? false;

/** A plan is for the turn it was made in: what follows its end is another decision. Throws `Refused`. */
export function goOnPlan(words: Pick<Words<never, never, never>, 'plans'>, decision: Decision | null): void {
  if (decision && takesPlans(words, decision)) return;
  throw new Refused({ en: 'Your plan goes on after the end of your turn.', de: 'Dein Plan geht nach dem Ende deines Zugs weiter.' });
}

import type { GameText } from './game/text.ts';
import type { Decision } from './script.ts';
import { Refused, type Text } from './text.ts';

/** Returns whether several answers to this question may be given in one line, as a plan. */
export const acceptsPlans = (text: Pick<GameText<never, never, never>, 'planKeys'>, { key }: Decision): boolean =>
  text.planKeys?.includes(key) ?? false;

export const planTooLong: Text = {
  en: 'Your plan has moves after the end of your turn.',
  de: 'Dein Plan geht nach dem Ende deines Zugs weiter.',
};

/** Throws `Refused` when a plan goes on past the end of its turn. */
export function checkPlanContinues(
  text: Pick<GameText<never, never, never>, 'planKeys'>,
  decision: Decision | null,
): void {
  if (decision && acceptsPlans(text, decision)) return;
  throw new Refused(planTooLong);
}

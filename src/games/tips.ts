import type { Decision } from '../engine/script.ts';

/** Whether the question has one of these keys or a subkey of them. */
export const asks = ({ key }: Decision, ...keys: readonly string[]): boolean =>
  keys.some((each) => key === each || key.startsWith(`${each}.`));

/** Whether a choice starts with this. */
export const offers = ({ choices }: Decision, start: string): boolean => choices.some((id) => id.startsWith(start));

import type { Decision } from '../engine/script.ts';

/** Whether the question is one of these, or of their families. */
export const asks = ({ key }: Decision, ...keys: readonly string[]): boolean => keys.some((each) => key === each || key.startsWith(`${each}.`));

/** Whether something that begins like this may be chosen. */
export const offers = ({ choices }: Decision, start: string): boolean => choices.some((id) => id.startsWith(start));

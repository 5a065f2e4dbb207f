import type { Text } from '../../engine/text.ts';
import type { Ending } from '../stored-match.ts';

/** What the picture of a result says about the winners, where a match ends other than by its rules. */
export const verdictTexts: Partial<Record<Ending['kind'], { readonly verdict: Text; readonly shared: Text }>> = {
  resigned: {
    verdict: { en: 'wins by resignation', de: 'gewinnt durch Aufgabe' },
    shared: { en: 'win by resignation', de: 'gewinnen durch Aufgabe' },
  },
  claimed: {
    verdict: { en: 'wins on time', de: 'gewinnt auf Zeit' },
    shared: { en: 'win on time', de: 'gewinnen auf Zeit' },
  },
};

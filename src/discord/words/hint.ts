import type { Text } from '../../engine/text.ts';

export const hintWords = {
  title: { en: '**Hint**', de: '**Tipp**' },
  button: { en: 'Ask for Hint', de: 'Um Tipp bitten' },
  nothing: { en: '**Nothing**', de: '**Nichts**' },
  later: (line: string): Text => ({ en: `Then: ${line}`, de: `Danach: ${line}` }),
  why: (reasons: string): Text => ({ en: `It brings ${reasons}.`, de: `Das bringt: ${reasons}.` }),
  /** How much better than doing nothing. */
  better: [
    { en: 'Other ways are about as good.', de: 'Andere Wege sind etwa gleich gut.' },
    { en: 'That is a little better than doing nothing.', de: 'Das ist etwas besser, als nichts zu tun.' },
    { en: 'That is clearly better than doing nothing.', de: 'Das ist klar besser, als nichts zu tun.' },
    { en: 'That is much better than doing nothing.', de: 'Das ist viel besser, als nichts zu tun.' },
  ],
} as const;

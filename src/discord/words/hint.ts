import type { Text } from '../../engine/text.ts';

export const hintWords = {
  title: { en: '**Hint**', de: '**Tipp**' },
  button: { en: 'Ask for Hint', de: 'Um Tipp bitten' },
  nothing: { en: '**Nothing**', de: '**Nichts**' },
  later: (line: string): Text => ({ en: `Then: ${line}`, de: `Danach: ${line}` }),
  why: (reasons: string): Text => ({ en: `It brings ${reasons}.`, de: `Das bringt: ${reasons}.` }),
  /** How much better than doing nothing, or than anything else. */
  better: {
    nothing: {
      1: { en: 'That is a little better than doing nothing.', de: 'Das ist etwas besser, als nichts zu tun.' },
      2: { en: 'That is clearly better than doing nothing.', de: 'Das ist klar besser, als nichts zu tun.' },
      3: { en: 'That is much better than doing nothing.', de: 'Das ist viel besser, als nichts zu tun.' },
    },
    else: {
      1: { en: 'That is a little better than anything else.', de: 'Das ist etwas besser als alles andere.' },
      2: { en: 'That is clearly better than anything else.', de: 'Das ist klar besser als alles andere.' },
      3: { en: 'That is much better than anything else.', de: 'Das ist viel besser als alles andere.' },
    },
  },
} as const;

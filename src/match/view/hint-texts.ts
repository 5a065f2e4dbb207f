/** How much better a suggested move is than doing nothing, or than anything else. */
export const betterTexts = {
  nothing: {
    1: { en: 'That’s a little better than doing nothing.', de: 'Das ist etwas besser, als nichts zu tun.' },
    2: { en: 'That’s clearly better than doing nothing.', de: 'Das ist klar besser, als nichts zu tun.' },
    3: { en: 'That’s much better than doing nothing.', de: 'Das ist viel besser, als nichts zu tun.' },
  },
  else: {
    1: { en: 'That’s a little better than anything else.', de: 'Das ist etwas besser als alles andere.' },
    2: { en: 'That’s clearly better than anything else.', de: 'Das ist klar besser als alles andere.' },
    3: { en: 'That’s much better than anything else.', de: 'Das ist viel besser als alles andere.' },
  },
} as const;

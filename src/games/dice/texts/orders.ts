import type { Text } from '../../../engine/text.ts';

export const orderTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  end: { en: 'End my turn', de: 'Meinen Zug beenden' },
  nothingLeft: {
    name: { en: 'Nothing left to build', de: 'Nichts mehr zu bauen' },
    about: {
      en: 'Whether your turn ends by itself when your dice allow nothing more. What you built can then not be undone.',
      de: 'Ob dein Zug von selbst endet, wenn deine Würfel nichts mehr erlauben. Was du gebaut hast, lässt sich dann nicht mehr zurücknehmen.',
    },
  },
} as const satisfies Record<string, Text | { readonly name: Text; readonly about: Text }>;

import type { Text } from '../../../engine/text.ts';

export const orderTexts = {
  ask: { en: 'Ask me', de: 'Frag mich' },
  end: { en: 'End my turn', de: 'Meinen Zug beenden' },
  nothingLeft: {
    name: { en: 'Nothing left to build', de: 'Nichts mehr zu bauen' },
    about: {
      en: 'End your turn automatically when your dice can’t pay for anything else. You can’t undo your builds then.',
      de: 'Dein Zug endet automatisch, wenn deine Würfel für nichts mehr reichen. Deine Bauten kannst du dann nicht mehr zurücknehmen.',
    },
  },
} as const satisfies Record<string, Text | { readonly name: Text; readonly about: Text }>;

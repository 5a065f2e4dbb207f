import type { Text } from '../../engine/text.ts';

export const tipStrings = {
  begins: {
    en: 'This is a real match against an easy computer. You’ll learn what you need step by step; try whatever looks good. Leave any time: /parley learn brings you back.',
    de: 'Das ist eine echte Partie gegen einen leichten Computer. Schritt für Schritt erfährst du, was du brauchst; probier aus, was dir gefällt. Hör auf, wann du magst: /parley learn bringt dich zurück.',
  },
  goesOn: { en: 'Welcome back to your lesson.', de: 'Weiter mit deiner Lektion.' },
  step: (step: number, steps: number): Text => ({
    en: `Lesson ${step} of ${steps}`,
    de: `Lektion ${step} von ${steps}`,
  }),
  learn: { en: 'Learn the Game', de: 'Spiel lernen' },
  show: { en: 'Show Tips', de: 'Lernhinweise zeigen' },
  hide: { en: 'Hide Tips', de: 'Lernhinweise ausblenden' },
} as const;

import type { Text } from '../../engine/text.ts';

export const tipWords = {
  begins: {
    en: 'This is a real match against a gentle computer. One sentence at a time tells what you need; press what seems right. Leave whenever you like: /parley learn brings you back.',
    de: 'Das ist eine echte Partie gegen einen sanften Computer. Satz für Satz erfährst du, was du brauchst; drücke, was dir richtig scheint. Hör auf, wann du magst: /parley learn bringt dich zurück.',
  },
  goesOn: { en: 'Your lesson goes on.', de: 'Deine Lektion geht weiter.' },
  step: (step: number, steps: number): Text => ({ en: `Lesson ${step} of ${steps}`, de: `Lektion ${step} von ${steps}` }),
  learn: { en: 'Learn the Game', de: 'Spiel lernen' },
  show: { en: 'Show Tips', de: 'Tipps zeigen' },
  hide: { en: 'Hide Tips', de: 'Tipps ausblenden' },
} as const;

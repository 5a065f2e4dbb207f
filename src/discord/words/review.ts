import type { Text } from '../../engine/text.ts';

const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`;
const change = (share: number): string => {
  const whole = Math.round(Math.abs(share) * 100);
  return `${whole === 0 ? '±' : share < 0 ? '−' : '+'}${whole}\u00A0%`;
};

export const reviewWords = {
  title: (id: string): Text => ({ en: `**Match ${id}, looked back at**`, de: `**Rückblick auf Partie ${id}**` }),
  button: { en: 'Look Back', de: 'Rückblick' },
  chances: { en: 'Winning chance in %', de: 'Gewinnaussicht in %' },
  turn: { en: 'Turn', de: 'Zug' },
  fortune: { en: 'What chance brought, what choices missed, in %', de: 'Was der Zufall brachte, was Entscheidungen vergaben, in %' },
  luck: { en: 'Luck', de: 'Glück' },
  badLuck: { en: 'Bad luck', de: 'Pech' },
  missed: { en: 'Missed', de: 'Vergeben' },
  accuracy: (name: string, share: number | null, luck: number): Text =>
    share === null
      ? { en: `› ${name}: chance ${change(luck)}`, de: `› ${name}: Zufall ${change(luck)}` }
      : {
          en: `› ${name}: accuracy **${percent(share)}**, chance ${change(luck)}`,
          de: `› ${name}: Genauigkeit **${percent(share)}**, Zufall ${change(luck)}`,
        },
  about: {
    en: 'Accuracy is how much of the winning chance of the best choices was kept, by what each of you could know.',
    de: 'Genauigkeit heißt, wie viel von der Gewinnaussicht der besten Entscheidungen blieb, nach dem, was ihr jeweils wissen konntet.',
  },
  moment: (number: number, turn: number, name: string): Text => ({ en: `**${number}. Turn ${turn}, ${name}**`, de: `**${number}. Zug ${turn}, ${name}**` }),
  fell: (luck: number): Text => ({ en: `Dice and cards: ${change(luck)}.`, de: `Würfel und Karten: ${change(luck)}.` }),
  better: (played: string, line: string, by: number): Text => ({
    en: `${played} was played; ${line} would have been ${percent(by)} better.`,
    de: `Gespielt: ${played}; ${line} wäre ${percent(by)} besser gewesen.`,
  }),
  well: { en: 'Nothing better was found.', de: 'Etwas Besseres fand sich nicht.' },
  none: { en: 'No turn stood out.', de: 'Kein Zug ragte heraus.' },
  playFrom: (number: number): Text => ({ en: `Play It From Here (${number})`, de: `Ab hier spielen (${number})` }),
  goesOn: (match: string): Text => ({
    en: `Match ${match} goes on from here, against the computer. It counts for nothing, and nobody else hears of it; /parley games leads back to it.`,
    de: `Partie ${match} geht von hier an gegen den Computer weiter. Das zählt nirgends, und niemand sonst hört davon; /parley games führt zurück.`,
  }),
  show: (number: number): Text => ({ en: `Show Moment ${number}`, de: `Moment ${number} zeigen` }),
} as const;

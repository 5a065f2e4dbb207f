import type { Facts, Field } from '../../engine/game/index.ts';
import { type Options, optionsSchema } from './options.ts';
import { gameName, variantTexts } from './texts/words.ts';
import { variantIds } from './vocabulary.ts';

const switched = (id: string, name: Field['name'], about: Field['about']): Field => ({
  id,
  name,
  about,
  values: [
    { id: 'no', name: { en: 'No', de: 'Nein' }, value: false },
    { id: 'yes', name: { en: 'Yes', de: 'Ja' }, value: true },
  ],
});

const fields: readonly Field[] = [
  {
    id: 'board',
    name: { en: 'Island', de: 'Insel' },
    about: {
      en: 'Laid out at random, or as drawn for a first match; with 3 or 4 players CATAN’s first pieces are placed for you, too.',
      de: 'Zufällig ausgelegt, oder wie für die erste Partie gezeichnet; bei CATAN zu dritt oder viert sind dann auch die ersten Figuren gesetzt.',
    },
    values: [
      { id: 'variable', name: { en: 'Variable', de: 'Variabel' }, value: 'variable' },
      { id: 'beginner', name: { en: 'For beginners', de: 'Für Einsteiger' }, value: 'beginner' },
    ],
  },
  switched('shuffleHarbours', { en: 'Shuffled harbours', de: 'Gemischte Häfen' }, {
    en: 'Harbours change places on a variable island.',
    de: 'Auf einer variablen Insel wechseln die Häfen ihre Plätze.',
  }),
  switched('randomTokens', { en: 'Random numbers', de: 'Zufällige Zahlen' }, {
    en: 'Number tokens lie anyhow, but no 6 or 8 beside another.',
    de: 'Die Zahlen liegen beliebig, aber keine 6 oder 8 neben einer anderen.',
  }),
  {
    ...switched('tacticalDefence', { en: 'Tactical defence', de: 'Taktische Verteidigung' }, {
      en: 'When the barbarians land, everybody says which knights defend.',
      de: 'Landen die Barbaren, sagen alle an, welche Ritter verteidigen.',
    }),
    variants: ['cities-and-knights'],
  },
  {
    ...switched('eightHarbours', { en: 'Eight harbours', de: 'Acht Häfen' }, {
      en: 'The harbour in the south, where the barbarians come from, is left out.',
      de: 'Der Hafen im Süden, wo die Barbaren herkommen, fällt weg.',
    }),
    variants: ['cities-and-knights'],
  },
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Whether a turn goes on while others still think about an offer.',
      de: 'Ob ein Zug weitergeht, während andere noch über ein Angebot nachdenken.',
    },
    values: [
      { id: 'patient', name: { en: 'Turns go on', de: 'Züge gehen weiter' }, value: 'patient' },
      { id: 'strict', name: { en: 'Everything in order', de: 'Alles der Reihe nach' }, value: 'strict' },
    ],
  },
  switched('separatePhases', { en: 'Trade before building', de: 'Erst handeln, dann bauen' }, {
    en: 'Once you begin to build, you trade no more in that turn.',
    de: 'Wer zu bauen beginnt, handelt in diesem Zug nicht mehr.',
  }),
];

const seats = { 'classic': [3, 4], 'two': [2, 2], 'cities-and-knights': [2, 4] } as const;

export const facts: Facts<Options> = {
  id: 'settlers',
  name: gameName,
  variants: variantIds.map((id) => ({ id, ...variantTexts[id], seats: seats[id] })),
  options: optionsSchema,
  fields,
};

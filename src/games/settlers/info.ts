import type { GameInfo, HouseRule } from '../../engine/game/index.ts';
import { handicaps, type Options, optionsSchema } from './options.ts';
import { gameName, variantTexts } from './texts/names.ts';
import { variantIds } from './vocabulary.ts';

const yesNoRule = (id: string, name: HouseRule['name'], about: HouseRule['about']): HouseRule => ({
  id,
  name,
  about,
  values: [
    { id: 'no', name: { en: 'No', de: 'Nein' }, value: false },
    { id: 'yes', name: { en: 'Yes', de: 'Ja' }, value: true },
  ],
});

const numbers = (from: number, to: number): HouseRule['values'] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const number = String(from + index);
    return { id: number, name: { en: number, de: number }, value: from + index };
  });

/** Leaves the option out by default, as in matches from before the rule existed. */
const extraRule = (id: string, name: HouseRule['name'], about: HouseRule['about']): HouseRule => ({
  id,
  name,
  about,
  values: [
    { id: 'no', name: { en: 'No', de: 'Nein' }, value: undefined },
    { id: 'yes', name: { en: 'Yes', de: 'Ja' }, value: true },
  ],
});

const pointsRule = (
  id: string,
  { usual, most }: { readonly usual: number; readonly most: number },
  variants: readonly string[],
): HouseRule => ({
  id,
  name: { en: 'Points to win', de: 'Punkte zum Sieg' },
  about: {
    en: 'The first player to have this many points on their turn wins.',
    de: 'So viele Punkte brauchst du in deinem Zug zum Sieg.',
  },
  values: [
    ...numbers(usual, usual).map((value) => ({ ...value, value: undefined })),
    ...numbers(8, usual - 1),
    ...numbers(usual + 1, most),
  ],
  variants,
});

const houseRules: readonly HouseRule[] = [
  {
    id: 'board',
    name: { en: 'Island', de: 'Insel' },
    about: {
      en: 'Random, or the fixed layout for beginners. In CATAN with 3 or 4 players your first pieces are placed for you, too.',
      de: 'Zufällig oder der feste Aufbau für Einsteiger. Bei CATAN zu dritt oder viert sind dann auch die ersten Figuren gesetzt.',
    },
    values: [
      { id: 'variable', name: { en: 'Variable', de: 'Variabel' }, value: 'variable' },
      { id: 'beginner', name: { en: 'For beginners', de: 'Für Einsteiger' }, value: 'beginner' },
    ],
  },
  pointsRule('pointsToWin', { usual: 10, most: 12 }, ['classic', 'two']),
  pointsRule('citiesPointsToWin', { usual: 13, most: 15 }, ['cities-and-knights']),
  {
    id: 'discardLimit',
    name: { en: 'Discard limit', de: 'Abwurfgrenze' },
    about: {
      en: 'With more cards than this you discard half of them on a 7.',
      de: 'Mit mehr Karten wirfst du bei einer 7 die Hälfte ab.',
    },
    values: [
      { id: '7', name: { en: '7', de: '7' }, value: undefined },
      ...numbers(5, 6),
      ...numbers(8, 10),
      { id: 'none', name: { en: 'No one discards', de: 'Niemand wirft ab' }, value: 'none' },
    ],
  },
  extraRule(
    'friendlyRobber',
    { en: 'Friendly robber', de: 'Freundlicher Räuber' },
    {
      en: 'The robber stays away from other players with 2 or fewer visible points.',
      de: 'Der Räuber meidet andere mit höchstens 2 offenen Punkten.',
    },
  ),
  extraRule(
    'balancedDice',
    { en: 'Balanced dice', de: 'Ausgeglichene Würfel' },
    {
      en: 'Each of the 36 possible rolls comes up once before any of them repeats.',
      de: 'Jeder der 36 möglichen Würfe kommt einmal vor, bevor sich einer wiederholt.',
    },
  ),
  yesNoRule(
    'shuffleHarbours',
    { en: 'Shuffled harbours', de: 'Gemischte Häfen' },
    {
      en: 'Harbours swap places on a variable island.',
      de: 'Auf einer variablen Insel tauschen die Häfen die Plätze.',
    },
  ),
  yesNoRule(
    'randomTokens',
    { en: 'Random numbers', de: 'Zufällige Zahlen' },
    {
      en: 'Number tokens are shuffled, but no 6 or 8 is next to another 6 or 8.',
      de: 'Die Zahlenchips werden gemischt, aber keine 6 oder 8 liegt neben einer anderen.',
    },
  ),
  {
    ...yesNoRule(
      'tacticalDefence',
      { en: 'Tactical defence', de: 'Taktische Verteidigung' },
      {
        en: 'When the barbarians land, everyone chooses which knights defend.',
        de: 'Landen die Barbaren, wählen alle, welche Ritter verteidigen.',
      },
    ),
    variants: ['cities-and-knights'],
  },
  {
    ...yesNoRule(
      'eightHarbours',
      { en: 'Eight harbours', de: 'Acht Häfen' },
      {
        en: 'The harbour in the south, where the barbarians come from, is left out.',
        de: 'Der Hafen im Süden, wo die Barbaren herkommen, fällt weg.',
      },
    ),
    variants: ['cities-and-knights'],
  },
  {
    id: 'flow',
    name: { en: 'Pace', de: 'Ablauf' },
    about: {
      en: 'Whether you can play on while others think about your offer.',
      de: 'Ob du weiterspielen kannst, während andere über dein Angebot nachdenken.',
    },
    values: [
      { id: 'patient', name: { en: 'Don’t wait', de: 'Nicht warten' }, value: 'patient' },
      { id: 'strict', name: { en: 'Wait for every answer', de: 'Auf alle Antworten warten' }, value: 'strict' },
    ],
  },
  yesNoRule(
    'separatePhases',
    { en: 'Trade before building', de: 'Erst handeln, dann bauen' },
    {
      en: 'Once you start building, you can’t trade for the rest of your turn.',
      de: 'Sobald du baust, kannst du in diesem Zug nicht mehr handeln.',
    },
  ),
];

const seats = { classic: [3, 4], two: [2, 2], 'cities-and-knights': [2, 4] } as const;

export const info: GameInfo<Options> = {
  id: 'settlers',
  name: gameName,
  variants: variantIds.map((id) => ({
    id,
    ...variantTexts[id],
    seats: seats[id],
    ...(id === 'cities-and-knights' && { family: { id, name: variantTexts[id].name } }),
  })),
  options: optionsSchema,
  houseRules,
  handicaps,
};

import type { ProfileScene } from '../../src/engine/scene/index.ts';
import { profileScene } from '../../src/discord/pages/profile.ts';
import type { PlayerProfile } from '../../src/match/matches.ts';

const curve = Array.from({ length: 40 }, (_, n) => 1500 + Math.round(90 * Math.sin(n / 6) + 3 * n));

const busy: PlayerProfile = {
  person: '100000000000000004',
  figures: {
    matches: 231,
    families: [
      {
        family: { id: 'rivals', name: { en: 'The Rivals for Catan', de: 'Die Fürsten von Catan' } },
        rating: { points: 1641, uncertainty: 58, provisional: false },
        curve,
        rated: [61, 40, 0],
        friendly: [30, 22, 0],
      },
      {
        family: { id: 'settlers', name: { en: 'CATAN', de: 'CATAN' } },
        rating: { points: 1488, uncertainty: 171, provisional: true },
        curve: curve.slice(0, 8),
        rated: [3, 5, 0],
        friendly: [10, 21, 0],
      },
      {
        family: { id: 'cities-and-knights', name: { en: 'Cities & Knights', de: 'Städte & Ritter' } },
        rating: null,
        curve: [],
        rated: [0, 0, 0],
        friendly: [2, 9, 1],
      },
      {
        family: { id: 'dice', name: { en: 'Catan Dice Game', de: 'Catan – Das Würfelspiel' } },
        rating: { points: 1502, uncertainty: 310, provisional: true },
        curve: [1502],
        rated: [1, 0, 0],
        friendly: [12, 14, 0],
      },
    ],
    form: ['won', 'lost', 'won', 'won', 'tied', 'lost', 'won', 'won', 'lost', 'won'],
    reliability: 0.964,
    responseTime: 3 * 3_600_000 + 21 * 60_000,
    favouriteVariant: { en: 'The Era of Merchant Princes', de: 'Die Zeit der Handelsfürsten' },
    favouriteCard: { en: 'Large Trade Ship', de: 'Großes Handelsschiff' },
    streak: { row: 4, best: 19 },
    variants: 16,
    badges: [
      { id: 'punctual', match: 'K7Q2M', at: 1 },
      { id: 'hundred', match: 'B4XTR', at: 2 },
      { id: 'comeback', match: 'Z9PLW', at: 3 },
    ],
  },
  against: {
    total: [7, 5, 1],
    rated: [4, 3, 0],
    families: [
      { family: { id: 'rivals', name: { en: 'The Rivals for Catan', de: 'Die Fürsten von Catan' } }, tally: [6, 3, 1] },
      { family: { id: 'settlers', name: { en: 'CATAN', de: 'CATAN' } }, tally: [1, 2, 0] },
    ],
    last: (['won', 'won', 'lost', 'tied', 'won'] as const).map((outcome, n) => ({ id: `M${n}`, end: n, outcome })),
  },
  open: [],
};

/** Someone with every kind of figure, seen by a rival. */
export const profileOfRival: ProfileScene = profileScene(busy, { id: busy.person, name: 'Brunhilde von Rabenstein' });

/** A newcomer’s own. */
export const profileOfNewcomer: ProfileScene = profileScene(
  {
    person: '100000000000000001',
    figures: {
      matches: 1,
      families: [
        {
          family: { id: 'struggle', name: { en: 'Struggle for Catan', de: 'Der Streit um Catan' } },
          rating: null,
          curve: [],
          rated: [0, 0, 0],
          friendly: [1, 0, 0],
        },
      ],
      form: ['won'],
      reliability: 1,
      responseTime: null,
      favouriteVariant: { en: 'Struggle for Catan', de: 'Der Streit um Catan' },
      favouriteCard: null,
      streak: { row: 0, best: 0 },
      variants: 16,
      badges: [],
    },
    against: null,
    open: [],
  },
  { id: '100000000000000001', name: 'Ann' },
);

import { expect, it } from 'vitest';
import { profileScene, profileText } from '../../../src/discord/pages/profile.ts';
import type { PlayerProfile } from '../../../src/match/matches.ts';

const rivals = { id: 'rivals', name: { en: 'The Rivals for Catan', de: 'Die Fürsten von Catan' } };
const hidden: PlayerProfile = {
  person: '1',
  figures: null,
  against: {
    total: [1, 0, 0],
    rated: [1, 0, 0],
    families: [{ family: rivals, tally: [1, 0, 0] }],
    last: [{ id: 'M', end: 1, outcome: 'won' }],
  },
  open: [],
};
const open: PlayerProfile = {
  ...hidden,
  figures: {
    matches: 1,
    families: [{ family: rivals, rating: null, curve: [], rated: [0, 0, 0], friendly: [0, 1, 0] }],
    form: ['lost'],
    reliability: 1,
    responseTime: null,
    favouriteVariant: null,
    favouriteCard: null,
    streak: { row: 0, best: 0 },
    variants: 17,
    badges: [],
  },
};

it('a private profile is called private, and only the matches against its reader are shown', () => {
  const scene = profileScene(hidden, { id: '1', name: 'Ben' });
  expect(scene).toMatchObject({ subtitle: { en: 'Private profile' }, families: [], facts: [], form: [] });
  expect(scene.against?.score).toBe('1\u00A0:\u00A00');
});

it('a profile in words has its parts apart', () => {
  expect(profileText(open, 'Ben', 'en').split('\n\n')).toEqual([
    'Ben: 1 match\nThe Rivals for Catan: no rating yet, 0 of 1 won (unrated)',
    'Last matches: L\nPlayed to the end: 100 %',
    'You against Ben: 1 won, 0 lost\nThe Rivals for Catan: 1 won, 0 lost\nLast five: W',
  ]);
});

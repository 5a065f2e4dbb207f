import { expect, it } from 'vitest';
import { gamesPage } from '../../src/discord/pages/games.ts';
import { games } from '../../src/games/index.ts';
import type { ListedMatch } from '../../src/match/matches.ts';

const listed = (names: readonly string[]): ListedMatch =>
  ({
    sheet: {
      id: 'M1',
      seq: 1,
      terms: { game: 'dice', options: { variant: 'island-one' } },
      status: 'open',
      waits: [],
      home: { guild: null, channel: null },
      players: names.map((name, index) => ({ kind: 'person', id: `${index}`, name })),
    },
    seat: 0,
    isAwaited: true,
    due: null,
  }) as unknown as ListedMatch;

it('a match is listed with those who play it, and one played alone as such', () => {
  const said = (names: readonly string[]) => JSON.stringify(gamesPage([listed(names)], games, 'de').components);
  expect(said(['Ben', 'Anna', 'Clara'])).toContain('Anna und Clara · Insel Eins');
  expect(said(['Ben'])).toContain('solo');
});

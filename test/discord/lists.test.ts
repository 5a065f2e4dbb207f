import { expect, it } from 'vitest';
import { gamesPage } from '../../src/discord/pages/games.ts';
import { games } from '../../src/games/index.ts';
import type { Listed } from '../../src/match/matches.ts';

const listed = (names: readonly string[]): Listed =>
  ({
    sheet: { id: 'M1', terms: { game: 'dice' }, status: 'open', waits: [], home: { guild: null, channel: null }, players: names.map((name, index) => ({ kind: 'person', id: `${index}`, name })) },
    seat: 0,
    mine: true,
    due: null,
  }) as unknown as Listed;

it('a match is listed with those who play it, and one played alone as such', () => {
  const said = (names: readonly string[]) => JSON.stringify(gamesPage([listed(names)], games, 'de').components);
  expect(said(['Ben', 'Anna', 'Clara'])).toContain('gegen Anna, Clara');
  expect(said(['Ben'])).toContain('allein');
  expect(said(['Ben'])).not.toContain('gegen');
});

import { expect, test } from 'vitest';
import { lookBack } from '../../src/bots/index.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { anna, chance, home, house, randomMove, sheetOf } from './table.ts';

test('what one computer proposes the other answers before the turn goes on, and they trade', async () => {
  const at = house({}, 1, lookBack, [settlers]);
  const { id } = await at.matches.solo({ game: 'settlers', options: { variant: 'classic' }, player: anna, level: 'strong', home, token: null });
  const computers = (await sheetOf(at, id)).players.flatMap(({ kind }, seat) => (kind === 'computer' ? [seat] : []));
  expect(computers).toHaveLength(2);
  const random = chance('trade');
  const isDeal = ({ seat, answer }: { readonly seat: number; readonly answer: readonly string[] }): boolean => computers.includes(seat) && answer[0]?.startsWith('deal ') === true;
  for (let count = 0; count < 400 && !(await at.store.history(id)).some(isDeal); count++) await randomMove(at, id, random);
  const history = await at.store.history(id);
  expect(history.some(isDeal)).toBe(true);
  const answered = history.flatMap(({ seat, key }, index) => {
    const next = history[index + 1];
    return key === 'offer' && computers.includes(seat) && next ? [[next.key, computers.includes(next.seat) && next.seat !== seat]] : [];
  });
  expect(answered.length).toBeGreaterThan(0);
  for (const each of answered) expect(each).toEqual(['offer.answer', true]);
});

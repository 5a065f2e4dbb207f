import { expect, test } from 'vitest';
import { localAnalyst } from '../../src/bots/index.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { anna, ben, seededRandom, home, createHarness, randomMove, storedMatchOf, userAt } from './harness.ts';

test('what one computer proposes the other answers before the turn goes on, and they trade', async () => {
  const at = createHarness({}, 1, localAnalyst, [settlers]);
  const { id } = await at.matches.solo({
    game: 'settlers',
    options: { variant: 'classic' },
    player: anna,
    level: 'strong',
    home,
    token: null,
  });
  const computers = (await storedMatchOf(at, id)).players.flatMap(({ kind }, seat) =>
    kind === 'computer' ? [seat] : [],
  );
  expect(computers).toHaveLength(2);
  const random = seededRandom('trade');
  const isDeal = ({ seat, answer }: { readonly seat: number; readonly answer: readonly string[] }): boolean =>
    computers.includes(seat) && answer[0]?.startsWith('deal ') === true;
  for (let count = 0; count < 400 && !(await at.store.history(id)).some(isDeal); count++)
    await randomMove(at, id, random);
  const history = await at.store.history(id);
  expect(history.some(isDeal)).toBe(true);
  const answered = history.flatMap(({ seat, key }, index) => {
    const next = history[index + 1];
    return key === 'offer' && computers.includes(seat) && next
      ? [[next.key, computers.includes(next.seat) && next.seat !== seat]]
      : [];
  });
  expect(answered.length).toBeGreaterThan(0);
  for (const each of answered) expect(each).toEqual(['offer.answer', true]);
});

test('looking at a question that nobody waits for postpones nothing', async () => {
  const at = createHarness({}, 1, localAnalyst, [settlers]);
  const clara = { id: 'u-clara', name: 'Clara' };
  const { id } = await at.matches.challenge({
    game: 'settlers',
    options: { variant: 'classic' },
    challenger: anna,
    opponents: [ben, clara],
    home,
    token: null,
  });
  for (const { id: user } of [ben, clara]) await at.matches.accept(id, user, null);
  const optional = async (): Promise<string | undefined> => {
    const { waits, players } = await storedMatchOf(at, id);
    for (const seat of players.keys()) {
      const user = userAt({ players }, seat);
      if (waits.every((wait) => wait.seat !== seat) && (await at.matches.panel(id, user)).question) return user;
    }
    return undefined;
  };
  const random = seededRandom('optional');
  for (let count = 0; count < 100 && !(await optional()); count++) await randomMove(at, id, random);
  const user = (await optional()) ?? '';
  const { commits } = at.store;
  expect((await at.matches.panel(id, user, true)).question?.key).toBe('market');
  expect(at.store.commits).toBe(commits);
});

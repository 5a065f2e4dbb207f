import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { games } from '../../src/games/index.ts';
import { createMatches } from '../../src/match/index.ts';
import { rematchSeats } from '../../src/match/lobby/begin-match.ts';
import { memoryStore, testClock, testRuntime } from './memory-store.ts';
import { anna, postsIn, home } from './harness.ts';

/** Who is said to begin, and who starts by what everyone sees. */
async function beginning(game: string, variant: string, seats: number, seeds: number) {
  const store = memoryStore();
  const report = (error: unknown) => expect.fail(String(error));
  const matches = createMatches({
    store,
    runtime: testRuntime(undefined, seeds),
    clock: testClock(),
    games,
    bots: opponents,
    report,
  });
  const { view, active } = await matches.solo({
    game,
    options: { variant },
    player: anna,
    level: 'gentle',
    seats,
    home,
    token: null,
  });
  const [said] = postsIn({ store } as never).flatMap((post) => (post.kind === 'start' ? [post.detail.first] : []));
  return { said, starter: (view as { readonly starter?: number }).starter, active };
}

test.each([
  ['settlers', 'classic', 3],
  ['settlers', 'two', 2],
  ['rivals', 'duel', 2],
] as const)('the card of %s (%s) says who begins, not who is asked first', async (game, variant, seats) => {
  const begun = await Promise.all([1, 2, 3, 4].map((seeds) => beginning(game, variant, seats, seeds)));
  expect(begun.map(({ said }) => said)).toEqual(begun.map(({ starter }) => starter));
  // The computers have moved before: the one who is asked now is someone else in some of them.
  expect(begun.some(({ said, active }) => active[0] !== said)).toBe(true);
});

test('nobody is said to begin who plays alone', async () => {
  expect((await beginning('dice', 'island-one', 1, 1)).said).toBeNull();
});

test('a rematch keeps neighbours side by side and gives the given player the first seat', () => {
  const seated = [0, 1, 2, 3].flatMap((place) => [0, 1, 2, 3].map((first) => ({ place, first })));
  for (const { place, first } of seated) {
    const order = rematchSeats(place, first, 4);
    expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]));
    expect(order[first], `${place} first, on seat ${first}`).toBe(place);
    for (const [seat, who] of order.entries()) expect(order[(seat + 1) % 4]).toBe((who + 1) % 4);
  }
});

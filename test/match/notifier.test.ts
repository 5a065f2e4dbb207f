import { expect, it } from 'vitest';
import { currentPosition } from '../../src/match/transition/transition.ts';
import { createAnnouncer, type RecipientView } from '../../src/match/view/notifier.ts';
import type { StoredPost } from '../../src/match/ports.ts';
import { toy, type ToyState } from '../toy/toy-game.ts';
import { startedMatch, createHarness, storedMatchOf } from './harness.ts';

it('replays a match once for all that is said of it, and shows every addressee what is theirs', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  const posts: readonly StoredPost[] = at.store.outbox.filter(({ match }) => match === id);
  expect(new Set(posts.map(({ to }) => to))).toEqual(new Set(['channel', 0, 1]));
  let reads = 0;
  const read: typeof toy.codec.read = (text) => {
    reads++;
    return toy.codec.read(text);
  };
  const shown: RecipientView[] = [];
  const notifier = {
    notify: async (_: unknown, view: RecipientView) => void shown.push(view),
    notifyCompetition: async () => {},
    unknown: () => expect.fail('not known'),
  };
  const announce = createAnnouncer(new Map([['toy', { ...toy, codec: { ...toy.codec, read } }]]), notifier).about(
    await storedMatchOf(at, id),
  );
  for (const post of posts) await announce(post, false);
  expect(reads).toBe(1);
  const { state } = currentPosition(toy, await storedMatchOf(at, id));
  expect(shown.map(({ seat, view }) => ({ seat, view }))).toEqual(
    posts
      .map(({ to }) => (to === 'channel' ? null : to))
      .map((seat) => ({ seat, view: toy.views.forSeat(state as ToyState, seat) })),
  );
});

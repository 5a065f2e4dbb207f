import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, pickFirst, whoseMove } from './table.ts';

const MINUTE = 60_000;

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ games: bothGames });
});
afterEach(async () => {
  expect(stage.sandbox.violations).toEqual([]);
  await stage.close();
});

/** Everything there is to read in the thread, private panels aside. */
const publicIn = (person: Person, thread: string): readonly string[] =>
  person.messages(thread).filter(({ ephemeral }) => !ephemeral).map(textOf);

/** The one who is to move plays on until it is the other's turn. */
async function endTurn(id: string): Promise<void> {
  const { mover } = await whoseMove(stage, id);
  for (let clicks = 0; clicks < 20 && (await whoseMove(stage, id)).mover === mover; clicks++) await pickFirst(stage, mover, id);
}

describe('what has been said', () => {
  it('is not said again after minutes by a process whose predecessor was killed before it could strike it off', async () => {
    const { id, thread, mover } = await begunToy(stage);
    const before = publicIn(mover, thread).length;
    const strike = stage.store.delivered;
    const said = new Promise<void>((resolve) => {
      stage.store.delivered = async (post) => {
        if (post.kind !== 'turn' || post.to !== 'channel') return strike(post);
        resolve();
        throw new Error('killed');
      };
    });
    await endTurn(id);
    await said;
    const once = publicIn(mover, thread);
    expect(once).toHaveLength(before + 1);
    // Longer than Discord remembers a nonce.
    stage.sandbox.clock.advance(20 * MINUTE);
    await stage.restart();
    await stage.quiet();
    expect(publicIn(mover, thread)).toEqual(once);
  });

  it('does not swallow what is said after the store was rolled back', async () => {
    const { id, thread, mover } = await begunToy(stage);
    const rollBack = await stage.backUp();
    await endTurn(id);
    await stage.quiet();
    const lost = publicIn(mover, thread).length;
    await rollBack();
    // The same number of changes as before, so that everything would be counted alike.
    await endTurn(id);
    await stage.quiet();
    expect(publicIn(mover, thread)).toHaveLength(lost + 1);
  });
});

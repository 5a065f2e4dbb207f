import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { textOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, clickFirstChoice, whoseMove } from './match-helpers.ts';

const MINUTE = 60_000;

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

/** Everything there is to read in the thread, private panels aside. */
const publicIn = (person: SimulatedPerson, thread: string): readonly string[] =>
  person
    .messages(thread)
    .filter(({ ephemeral }) => !ephemeral)
    .map(textOf);

/** The one who is to move plays on until it is the other's turn. */
async function endTurn(id: string): Promise<void> {
  const { mover } = await whoseMove(harness, id);
  for (let clicks = 0; clicks < 20 && (await whoseMove(harness, id)).mover === mover; clicks++)
    await clickFirstChoice(harness, mover, id);
}

describe('what has been said', () => {
  it('is not said again after minutes by a process whose predecessor was killed before it could strike it off', async () => {
    const { id, thread, mover } = await startToyMatch(harness);
    const before = publicIn(mover, thread).length;
    const strike = harness.store.delivered;
    const said = new Promise<void>((resolve) => {
      harness.store.delivered = async (post) => {
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
    harness.sandbox.clock.advance(20 * MINUTE);
    await harness.restart();
    await harness.idle();
    expect(publicIn(mover, thread)).toEqual(once);
  });

  it('does not swallow what is said after the store was rolled back', async () => {
    const { id, thread, mover } = await startToyMatch(harness);
    const rollBack = await harness.snapshot();
    await endTurn(id);
    await harness.idle();
    const lost = publicIn(mover, thread).length;
    await rollBack();
    // The same number of changes as before, so that everything would be counted alike.
    await endTurn(id);
    await harness.idle();
    expect(publicIn(mover, thread)).toHaveLength(lost + 1);
  });
});

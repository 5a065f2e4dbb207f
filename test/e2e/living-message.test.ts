import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'living' });
});
afterEach(async () => harness.close());

const directs = (id: string): readonly PageMessage[] =>
  harness.anna.messages(harness.anna.dm()).filter((message) => textOf(message).includes(id));

/** Plays the turn of someone as time would: rolls, takes what comes, ends it. */
async function playTurn(id: string, user: string): Promise<boolean> {
  const first = await harness.matches.panel(id, user);
  for (let panel = first; panel.question && panel.turn === first.turn; panel = await harness.matches.panel(id, user)) {
    await harness.matches.answer(id, user, panel.seq, panel.question.fallback, null);
  }
  await harness.idle();
  return (await harness.matches.finished(id)) === null;
}

it(
  'sixty turns against the computer leave one direct message for each match, kept up to date',
  { timeout: 300_000 },
  async () => {
    const { anna } = harness;
    const matches = new Set<string>();
    let turns = 0;
    while (turns < 60) {
      const panel = await finalMessage(anna.slash(harness.channel, '/solo', { level: 'gentle', variant: 'duel' }));
      const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
      matches.add(id);
      await harness.idle();
      while (turns < 60 && (await playTurn(id, anna.id))) turns++;
      expect(directs(id)).toHaveLength(1);
    }
    // What a match says at its end is its result, in the thread.
    expect(anna.messages(anna.dm())).toHaveLength(matches.size);
  },
);

it('between people who are both here it is changed; after a pause the turn calls with a new one', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  const before = directs(id).length;
  expect(before).toBeLessThanOrEqual(2);
  await harness.advance(3_600_000);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  expect(directs(id).length).toBeGreaterThan(before);
});

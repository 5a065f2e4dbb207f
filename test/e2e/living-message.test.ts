import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'living' });
});
afterEach(async () => stage.close());

const directs = (id: string): readonly PageMessage[] => stage.anna.messages(stage.anna.dm()).filter((message) => textOf(message).includes(id));

/** Plays the turn of somebody as time would: rolls, takes what comes, ends it. */
async function playTurn(id: string, user: string): Promise<boolean> {
  const first = await stage.matches.panel(id, user);
  for (let panel = first; panel.question && panel.turn === first.turn; panel = await stage.matches.panel(id, user)) {
    await stage.matches.answer(id, user, panel.seq, panel.question.otherwise, null);
  }
  await stage.quiet();
  return (await stage.matches.past(id)) === null;
}

it('sixty turns against the computer leave one direct message for each match, kept up to date', { timeout: 300_000 }, async () => {
  const { anna } = stage;
  const matches = new Set<string>();
  let turns = 0;
  while (turns < 60) {
    const panel = await shown(anna.slash(stage.channel, '/solo', { level: 'gentle', variant: 'duel' }));
    const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    matches.add(id);
    await stage.quiet();
    while (turns < 60 && (await playTurn(id, anna.id))) turns++;
    expect(directs(id)).toHaveLength(1);
  }
  // What a match says at its end is its result, in the thread.
  expect(anna.messages(anna.dm())).toHaveLength(matches.size);
});

it('between people who are both here it is changed; after a pause the turn calls with a new one', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other } = await whoseMove(stage, id);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  const before = directs(id).length;
  expect(before).toBeLessThanOrEqual(2);
  await stage.pass(3_600_000);
  await playTurn(id, mover.id);
  await playTurn(id, other.id);
  expect(directs(id).length).toBeGreaterThan(before);
});

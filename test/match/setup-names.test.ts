import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { randomAnswer } from '../../src/engine/answers.ts';
import { games } from '../../src/games/index.ts';
import { createMatches } from '../../src/match/index.ts';
import { allTables } from '../../src/testkit/sample-matches.ts';
import { memoryStore, testClock, testRuntime } from './memory-store.ts';
import { seededRandom, postsIn, home, userAt } from './harness.ts';

const people = ['Anna', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: `u-${name}`, name }));

/** Rivals asks in order where nobody goes ahead. */
const flows = ({ wish }: (typeof allTables)[number]) => (wish.game === 'rivals' ? ['patient', 'strict'] : ['patient']);

test.each(
  allTables
    .filter(({ seats }) => seats > 1)
    .flatMap((table) => flows(table).map((flow) => [table.wish.options.variant, table.seats, flow, table] as const)),
)('in the set-up of %s with %i (%s) the message names those who are asked', async (_variant, seats, flow, { wish }) => {
  const store = memoryStore();
  const [challenger, ...others] = people.slice(0, seats) as [(typeof people)[0], ...typeof people];
  const matches = createMatches({
    store,
    runtime: testRuntime(),
    clock: testClock(),
    games,
    bots: opponents,
    report: (error) => expect.fail(String(error)),
  });
  const options = { ...wish.options, ...(wish.game === 'rivals' && { flow }) };
  const { id } = await matches.challenge({ ...wish, options, challenger, opponents: others, home, token: null });
  for (const { id: user } of others) await matches.accept(id, user, null);
  const random = seededRandom(`set-up ${seats}`);
  let named: readonly number[] = [];
  for (let count = 0; count < 60; count++) {
    const sheet = (await store.load(id)) ?? expect.fail('the match is over');
    for (const said of postsIn({ store } as never))
      if (said.kind === 'turn' && said.to === 'channel') named = said.detail.seats ?? [said.detail.seat];
    const asked = sheet.waits.filter(({ kind }) => kind === 'turn').map(({ seat }) => seat);
    const [{ seat } = expect.fail('nobody is asked')] = sheet.waits;
    const panel = await matches.panel(id, userAt(sheet, seat));
    expect(
      asked.filter((each) => !named.includes(each)),
      `asked after ${count} answers`,
    ).toEqual([]);
    if (panel.active.length === 1 && asked.length > 0) expect(named).toEqual(asked);
    if (panel.turn > 0) return;
    if (panel.question)
      await matches.answer(id, userAt(sheet, seat), panel.seq, randomAnswer(panel.question, random), null);
  }
  expect.fail('the set-up never ends');
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, pickFirst, whoseMove } from './table.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ games: bothGames });
});
afterEach(async () => {
  expect(stage.sandbox.violations).toEqual([]);
  await stage.close();
});

const opened = (): number => stage.sandbox.requests.filter(({ method, path }) => method === 'POST' && path === '/users/@me/channels').length;

it('a direct message whose channel is unknown or closed to us is sent to one that is opened once more', async () => {
  const { anna, ben } = stage;
  // Nobody's channel, and somebody else's.
  await stage.matches.settings(anna.id, { dm: '1' });
  await stage.matches.settings(ben.id, { dm: '2' });
  stage.sandbox.faults.fail({ route: /^POST \/channels\/2\/messages/, status: 403, code: 50001, times: 1 });
  const { id } = await begunToy(stage);
  for (const person of [anna, ben]) {
    expect(person.messages(person.dm()).map(textOf).join('\n')).toContain(id);
    expect((await stage.matches.profile(person.id)).dm).toBe(person.dm());
  }
  expect([opened(), stage.troubles]).toEqual([2, []]);
});

it('another application on the same data is noticed at the start, once', async () => {
  await stage.restart();
  expect(stage.troubles).toEqual([]);
  await stage.matches.aside.saveNote('application', 'id', '123');
  await stage.restart();
  await stage.restart();
  expect(stage.troubles).toHaveLength(1);
  expect(stage.troubles[0]).toMatch(/^warn this is another application .*"before":"123"/);
});

it('the first hand comes with the greeting and the way to the settings, until the first turn is over', async () => {
  const { id, mover } = await begunToy(stage);
  const greeting = (): readonly boolean[] => {
    const last = mover.messages(mover.dm()).at(-1);
    if (!last) throw new Error('nothing was written');
    return [/Nobody else sees it|Niemand sonst sieht sie/.test(textOf(last)), waysOf(last).buttons.some(({ verb }) => verb === 'settings')];
  };
  expect(greeting()).toEqual([true, true]);
  for (let count = 0; count < 40 && (await stage.matches.panel(id, mover.id)).turn < 3; count++) {
    await pickFirst(stage, (await whoseMove(stage, id)).mover, id);
    await stage.quiet();
  }
  expect(greeting()).toEqual([false, false]);
});

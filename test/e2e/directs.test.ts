import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames } from './table.ts';

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

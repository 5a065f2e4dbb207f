import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, clickFirstChoice, whoseMove } from './match-helpers.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const opened = (): number =>
  harness.sandbox.requests.filter(({ method, path }) => method === 'POST' && path === '/users/@me/channels').length;

it('a direct message whose channel is unknown or closed to us is sent to one that is opened once more', async () => {
  const { anna, ben } = harness;
  // Nobody's channel, and someone else's.
  await harness.matches.settings(anna.id, { dm: '1' });
  await harness.matches.settings(ben.id, { dm: '2' });
  harness.sandbox.faults.fail({ route: /^POST \/channels\/2\/messages/, status: 403, code: 50001, times: 1 });
  const { id } = await startToyMatch(harness);
  for (const person of [anna, ben]) {
    expect(person.messages(person.dm()).map(textOf).join('\n')).toContain(id);
    expect((await harness.matches.profile(person.id)).dm).toBe(person.dm());
  }
  expect([opened(), harness.warnings]).toEqual([2, []]);
});

it('another application on the same data is noticed at the start, once', async () => {
  await harness.restart();
  expect(harness.warnings).toEqual([]);
  await harness.matches.uiState.saveUiValue('application', 'id', '123');
  await harness.restart();
  await harness.restart();
  expect(harness.warnings).toHaveLength(1);
  expect(harness.warnings[0]).toMatch(/^warn the application changed .*"before":"123"/);
});

it('the first hand comes with the greeting and the way to the settings, until the first turn is over', async () => {
  const { id, mover } = await startToyMatch(harness);
  const greeting = (): readonly boolean[] => {
    const last = mover.messages(mover.dm()).at(-1);
    if (!last) throw new Error('nothing was written');
    return [
      /No one else can see it|Niemand sonst sieht sie/.test(textOf(last)),
      controlsOf(last).buttons.some(({ verb }) => verb === 'settings'),
    ];
  };
  expect(greeting()).toEqual([true, true]);
  for (let count = 0; count < 40 && (await harness.matches.panel(id, mover.id)).turn < 3; count++) {
    await clickFirstChoice(harness, (await whoseMove(harness, id)).mover, id);
    await harness.idle();
  }
  expect(greeting()).toEqual([false, false]);
});

import { afterEach, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { bothGames, startToyMatch, clickFirstChoice, whoseMove } from './match-helpers.ts';
import { finalMessage } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';

interface Line {
  readonly msg: string;
  readonly match?: string;
  readonly interaction?: string;
}

let harness: Harness;
afterEach(() => harness.close());

it('every line about a match or a click names it, whoever wrote it', async () => {
  const lines: Line[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const failing = async (): Promise<never> => Promise.reject(new Error('no ink'));
  harness = await openHarness({ games: bothGames, log, renderer: { draw: failing, animate: failing } });
  const { id, mover, thread } = await startToyMatch(harness);
  const undrawn = (): readonly Line[] => lines.filter(({ msg }) => msg === 'could not draw a picture');
  // Nobody clicked for what the outbox says, but it is about this match.
  expect(undrawn()).not.toEqual([]);
  expect(undrawn().filter(({ match }) => match !== id)).toEqual([]);

  // By command, by a click, and by what comes of it.
  lines.splice(0);
  await finalMessage(mover.slash(thread, '/board'));
  expect(undrawn()).toMatchObject([{ match: id, interaction: expect.stringMatching(/^\d+$/) as unknown }]);
  lines.splice(0);
  harness.sandbox.faults.fail({ route: /^POST .*\/channels\/\d+\/messages/, status: 500, times: 8 });
  const later = (): boolean => lines.some(({ msg }) => msg.startsWith('A job failed and will be retried'));
  for (let picks = 0; picks < 12 && !later(); picks++) {
    await clickFirstChoice(harness, (await whoseMove(harness, id)).mover, id);
    await harness.idle();
  }
  expect(later()).toBe(true);
  expect(lines.filter(({ match }) => match !== id)).toEqual([]);
  expect(lines.filter(({ interaction }) => interaction !== undefined)).not.toEqual([]);
});

import { afterEach, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { bothGames, begunToy, pickFirst, whoseMove } from './table.ts';
import { shown } from './seen.ts';
import { openStage, type Stage } from './stage.ts';

interface Line {
  readonly msg: string;
  readonly match?: string;
  readonly interaction?: string;
}

let stage: Stage;
afterEach(() => stage.close());

it('every line about a match or a click names it, whoever wrote it', async () => {
  const lines: Line[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const failing = async (): Promise<never> => Promise.reject(new Error('no ink'));
  stage = await openStage({ games: bothGames, log, renderer: { draw: failing, animate: failing } });
  const { id, mover, thread } = await begunToy(stage);
  const undrawn = (): readonly Line[] => lines.filter(({ msg }) => msg === 'a picture could not be drawn');
  // Nobody clicked for what the outbox says, but it is about this match.
  expect(undrawn()).not.toEqual([]);
  expect(undrawn().filter(({ match }) => match !== id)).toEqual([]);

  // By command, by a click, and by what comes of it.
  lines.splice(0);
  await shown(mover.slash(thread, '/board'));
  expect(undrawn()).toMatchObject([{ match: id, interaction: expect.stringMatching(/^\d+$/) as unknown }]);
  lines.splice(0);
  stage.sandbox.faults.fail({ route: /^POST .*\/channels\/\d+\/messages/, status: 500, times: 8 });
  const later = (): boolean => lines.some(({ msg }) => msg.startsWith('Tried again later'));
  for (let picks = 0; picks < 12 && !later(); picks++) {
    await pickFirst(stage, (await whoseMove(stage, id)).mover, id);
    await stage.quiet();
  }
  expect(later()).toBe(true);
  expect(lines.filter(({ match }) => match !== id)).toEqual([]);
  expect(lines.filter(({ interaction }) => interaction !== undefined)).not.toEqual([]);
});

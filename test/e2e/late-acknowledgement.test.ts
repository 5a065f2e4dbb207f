import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InteractionResult, RequestRecord } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { finalMessage } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { type StartedMatch, startToyMatch, bothGames, buttonOf, panelOf } from './match-helpers.ts';

/** Discord takes an acknowledgement for three seconds; half a second of them is left for its way. */
const callback = /^POST \/interactions\/\d+\/[^/]+\/callback/;

let harness: Harness;
let table: StartedMatch;
let panel: PageMessage;
let before: StoredMatch;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
  table = await startToyMatch(harness);
  panel = await panelOf(harness, table.mover, table.id);
  before = await harness.sheet(table.id);
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const move = (): Promise<InteractionResult> => table.mover.click(panel.id, buttonOf(panel, 'pick'));

/** A move that reaches the bot only when its line is back, so long after the click. */
function moveAfter(ms: number): Promise<InteractionResult> {
  harness.sandbox.faults.dropSockets();
  const moved = move();
  harness.sandbox.clock.advance(ms);
  return moved;
}

const nextCallback = async (): Promise<RequestRecord> =>
  new Promise((resolve) => {
    const end = harness.sandbox.onRequest((record) => {
      if (!callback.test(`${record.method} ${record.path}`)) return;
      end();
      resolve(record);
    });
  });

/** Whatever else the bot would do with a click is done before the next one is answered. */
async function expectNoMove(): Promise<void> {
  await finalMessage(harness.anna.slash(table.thread, '/parley games'));
  expect(await harness.sheet(table.id)).toEqual(before);
}

describe('a click that is too old', () => {
  it('makes no move: nobody can acknowledge it any more', async () => {
    const failed = moveAfter(3_001);
    const late = await nextCallback();
    expect([late.code, (await failed).kind]).toEqual([10062, 'failed']);
    await expectNoMove();
  });

  it('makes its move when it is still acknowledged', async () => {
    await finalMessage(moveAfter(2_501));
    expect((await harness.sheet(table.id)).answers).toBe(before.answers + 1);
  });
});

it('a click that is refused makes no move although it is fresh', async () => {
  // The refusal takes its time: a move that did not wait for it would be made by then.
  harness.sandbox.faults.slow({ route: callback, ms: 300, times: 1 });
  harness.sandbox.faults.fail({ route: callback, status: 404, code: 10062, times: 1 });
  void move();
  expect((await nextCallback()).code).toBe(10062);
  await expectNoMove();
});

it('an acknowledgement without an answer is given up after 2.5 s and sent again', async () => {
  // The first one hangs for longer than any test may take.
  harness.sandbox.faults.slow({ route: callback, ms: 600_000, times: 1 });
  const begun = performance.now();
  await finalMessage(move());
  expect(performance.now() - begun).toBeGreaterThanOrEqual(2_490);
  expect((await harness.sheet(table.id)).answers).toBe(before.answers + 1);
});

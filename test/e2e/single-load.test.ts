import { afterEach, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { toy } from '../toy/toy-game.ts';
import { finalMessage, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, buttonOf, panelOf } from './match-helpers.ts';

let harness: Harness;
afterEach(async () => {
  await harness.close();
});

/** A game that counts how often a match of it is taken up: each time its resting state is read. */
function counting() {
  const counts = { replays: 0, loads: 0 };
  const read: typeof toy.codec.read = (written) => {
    counts.replays++;
    return toy.codec.read(written);
  };
  const game = { ...toy, codec: { ...toy.codec, read } };
  return { counts, games: new Map([[toy.info.id, game]]) };
}

it('a click loads its match once and replays it once, and so does every delivery that follows', async () => {
  const { counts, games } = counting();
  harness = await openHarness({ games });
  const { id, mover } = await startToyMatch(harness);
  // The bot looks at every match once after its start; that is over when it has looked a second time.
  await harness.cleanUpGuilds();
  const load = harness.store.load.bind(harness.store);
  harness.store.load = async (match) => {
    counts.loads++;
    return load(match);
  };
  let deliveries = 0;
  const lastWritten = harness.store.lastWritten.bind(harness.store);
  harness.store.lastWritten = async (match) => {
    deliveries++;
    return lastWritten(match);
  };
  /** Counts what a click costs, without one replay for each delivery it causes. */
  const cost = async (
    click: () => Promise<PageMessage>,
  ): Promise<{ panel: PageMessage; loads: number; replays: number }> => {
    await harness.idle();
    Object.assign(counts, { loads: 0, replays: 0 });
    deliveries = 0;
    const panel = await click();
    await harness.idle();
    return { panel, loads: counts.loads, replays: counts.replays - deliveries };
  };
  const once = { loads: 1, replays: 1 };
  const press = (panel: PageMessage, verb: string, arg = '') => {
    const button = controlsOf(panel).buttons.find((each) => each.verb === verb && each.id.endsWith(arg));
    return cost(() => finalMessage(mover.click(panel.id, button?.id ?? '')));
  };

  // One load more: the test itself looks up the thread.
  const open = () => cost(() => panelOf(harness, mover, id));
  const opened = await open();
  expect(opened).toMatchObject({ loads: 2, replays: 1 });
  const rolled = await press(opened.panel, 'pick', 'roll');
  expect(rolled).toMatchObject(once);
  const gained = await press(rolled.panel, 'pick', 'barn');
  expect(gained).toMatchObject(once);
  // The undo on the panel is worded from the table before it, which is seen on the way.
  expect(buttonOf(gained.panel, 'undo')).toBeDefined();
  const shownAgain = await open();
  expect(shownAgain).toMatchObject({ loads: 2, replays: 1 });
  expect(buttonOf(shownAgain.panel, 'undo')).toBeDefined();
  // To go back it must be known where the match stands, and the way there is gone once more.
  const back = await press(shownAgain.panel, 'undo');
  expect(back).toMatchObject({ loads: 1, replays: 2 });
  const again = await press(back.panel, 'pick', 'barn');
  expect(again).toMatchObject(once);
  const played = await press(again.panel, 'pick', 'song');
  expect(played).toMatchObject(once);
  expect(await press(played.panel, 'pick', 'end')).toMatchObject(once);
});

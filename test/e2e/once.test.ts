import { afterEach, expect, it } from 'vitest';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { toy } from '../toy/toy-game.ts';
import { shown, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, buttonOf, panelOf } from './table.ts';

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** A game that counts how often a match of it is taken up: each time its resting state is read. */
function counting() {
  const counts = { replays: 0, loads: 0 };
  const read: typeof toy.keeping.read = (written) => {
    counts.replays++;
    return toy.keeping.read(written);
  };
  const game = { ...toy, keeping: { ...toy.keeping, read } };
  return { counts, games: new Map([[toy.facts.id, game]]) };
}

it('a click loads its match once and replays it once, and so does every message that comes of it', async () => {
  const { counts, games } = counting();
  stage = await openStage({ games });
  const { id, mover } = await begunToy(stage);
  // The bot looks at every match once after its start; that is over when it has looked a second time.
  await stage.tidy();
  const load = stage.store.load.bind(stage.store);
  stage.store.load = async (match) => {
    counts.loads++;
    return load(match);
  };
  let messages = 0;
  const delivered = stage.store.delivered.bind(stage.store);
  stage.store.delivered = async (post) => {
    messages++;
    return delivered(post);
  };
  /** What a click costs, without what is said because of it. */
  const cost = async (click: () => Promise<PageMessage>): Promise<{ panel: PageMessage; loads: number; replays: number }> => {
    await stage.quiet();
    Object.assign(counts, { loads: 0, replays: 0 });
    messages = 0;
    const panel = await click();
    await stage.quiet();
    return { panel, loads: counts.loads, replays: counts.replays - messages };
  };
  const once = { loads: 1, replays: 1 };
  const press = (panel: PageMessage, verb: string, arg = '') => {
    const button = waysOf(panel).buttons.find((each) => each.verb === verb && each.id.endsWith(arg));
    return cost(() => shown(mover.click(panel.id, button?.id ?? '')));
  };

  // One load more: the test itself looks up the thread.
  const open = () => cost(() => panelOf(stage, mover, id));
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

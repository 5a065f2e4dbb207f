import { afterEach, describe, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import { createRenderer } from '../../src/render/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clicker, typeMove } from './players.ts';
import { picturesIn, textOf, waysOf } from './seen.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';
import { begin, expectWhole, inThread, playOut } from './whole-match.ts';

let stage: Stage;
const open = async (options: StageOptions = {}): Promise<Stage> => {
  stage = await openStage(options);
  return stage;
};
afterEach(async () => {
  await stage.close();
});

describe('a whole Introductory match', { timeout: 180_000 }, () => {
  it('by buttons, with one public message for each turn, whose picture stays when the buttons go', async () => {
    const renderer = createRenderer({ patience: 180_000 });
    await open({ seed: 'b1', renderer: { ...renderer, patience: 180_000 } });
    const id = await begin(stage, { variant: 'intro' });
    const played = await playOut(stage, id, rivals, clicker());
    expectWhole(stage, played);
    expect(stage.troubles).toEqual([]);
    expect(stage.sandbox.requests.filter(({ code }) => code === 50035)).toEqual([]);
    const messages = await inThread(stage, id);
    const turns = messages.filter((message) => !message.ephemeral && /Turn \d+/.test(textOf(message)));
    const over = messages.at(-1) as PageMessage;
    expect(textOf(over)).toContain(played.past.seed);
    expect(textOf(over)).toContain(played.past.sheet.commitment);
    expect(waysOf(over).buttons.map(({ verb }) => verb)).toContain('rematch');
    const last = Math.max(...turns.map((message) => Number(/Turn (\d+)/.exec(textOf(message))?.[1])));
    expect(last).toBeGreaterThan(10);
    expect(turns).toHaveLength(last);
    expect(turns.filter((message) => waysOf(message).buttons.length > 0)).toEqual([]);
    expect(turns.filter((message) => picturesIn(message) !== 1)).toEqual([]);
    await renderer.close();
  });

  it('by slash commands alone', async () => {
    await open({ seed: 'b1', embedded: true });
    const id = await begin(stage, { variant: 'intro' });
    expectWhole(stage, await playOut(stage, id, rivals, typeMove));
    expect(stage.troubles).toEqual([]);
  });

  it('with direct messages closed', async () => {
    await open({ seed: 'f2' });
    stage.anna.setDms(false);
    stage.ben.setDms(false);
    const id = await begin(stage, { variant: 'intro' });
    expectWhole(stage, await playOut(stage, id, rivals, clicker()));
    const refused = stage.sandbox.requests.filter(({ code }) => code === 50007);
    expect(refused).toHaveLength(2);
    expect(stage.troubles).toEqual([]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clicker, clickOn, isAsking, openPanel } from './players.ts';
import { textOf } from './seen.ts';
import { openStage, type Stage, type StageOptions } from './stage.ts';
import { begin, expectWhole, inThread, playOut } from './whole-match.ts';

let stage: Stage;
const openWith = async (options: StageOptions = {}): Promise<Stage> => {
  stage = await openStage(options);
  return stage;
};
afterEach(async () => {
  await stage.close();
});

describe('a whole Introductory match in trouble', { timeout: 180_000 }, () => {
  it('with the bot restarted between any two moves', async () => {
    await openWith({ seed: 'a3' });
    const id = await begin(stage, { variant: 'intro' });
    expectWhole(stage, await playOut(stage, id, rivals, clicker(), { between: async () => stage.restart() }));
    expect(stage.troubles).toEqual([]);
  });

  it('with every twentieth request to Discord failing', async () => {
    await openWith({ seed: 'b3' });
    const id = await begin(stage, { variant: 'intro' });
    stage.sandbox.faults.fail({ rate: 0.025, seed: 1 });
    stage.sandbox.faults.fail({ rate: 0.025, seed: 2, afterEffect: true });
    const click = clicker();
    const played = await playOut(stage, id, rivals, async (...of) => click(...of).catch(() => undefined));
    stage.sandbox.faults.clear();
    expectWhole(stage, played);
    const numbers = (await inThread(stage, id)).filter(({ ephemeral }) => !ephemeral).flatMap((message) => /Turn (\d+)/.exec(textOf(message))?.[1] ?? []);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });

  it('with both players clicking at once', async () => {
    await openWith({ seed: 'd3' });
    const id = await begin(stage, { variant: 'intro' });
    const random = { below: (n: number) => Math.floor(n / 2) };
    const open = new Map<string, PageMessage>();
    const played = await playOut(stage, id, rivals, async (_person, match, channel, chance) => {
      await Promise.all([stage.anna, stage.ben].map(async (person) => {
        const there = open.get(person.id);
        const panel = there && isAsking(there) ? there : await openPanel(person, match, channel);
        // Everybody who is asked clicks twice, at the same moment, and goes on from what is shown then.
        const clicks = isAsking(panel) ? await Promise.all([clickOn(person, panel, chance), clickOn(person, panel, random)]) : [];
        open.set(person.id, clicks.at(-1) ?? panel);
      }));
    });
    expectWhole(stage, played);
    const given = played.past.history.length;
    expect(given).toBe(played.past.sheet.answers);
    expect(stage.troubles).toEqual([]);
  });
});

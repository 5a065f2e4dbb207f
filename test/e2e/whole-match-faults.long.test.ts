import { afterEach, describe, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { createClicker, clickOn, isAsking, openPanel } from './simulated-players.ts';
import { textOf } from './message-parts.ts';
import { openHarness, type Harness, type HarnessOptions } from './harness.ts';
import { challengeAndAccept, expectConsistent, inThread, playToEnd } from './whole-match.ts';

let harness: Harness;
const openWith = async (options: HarnessOptions = {}): Promise<Harness> => {
  harness = await openHarness(options);
  return harness;
};
afterEach(async () => {
  await harness.close();
});

describe('a whole Introductory match in trouble', { timeout: 180_000 }, () => {
  it('with the bot restarted between any two moves', async () => {
    await openWith({ seed: 'a3' });
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    expectConsistent(
      harness,
      await playToEnd(harness, id, rivals, createClicker(), { between: async () => harness.restart() }),
    );
    expect(harness.warnings).toEqual([]);
  });

  it('with every twentieth request to Discord failing', async () => {
    await openWith({ seed: 'b3' });
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    harness.sandbox.faults.fail({ rate: 0.025, seed: 1 });
    harness.sandbox.faults.fail({ rate: 0.025, seed: 2, afterEffect: true });
    const click = createClicker();
    const played = await playToEnd(harness, id, rivals, async (...of) => click(...of).catch(() => undefined));
    harness.sandbox.faults.clear();
    expectConsistent(harness, played);
    const numbers = (await inThread(harness, id))
      .filter(({ ephemeral }) => !ephemeral)
      .flatMap((message) => /Turn (\d+)/.exec(textOf(message))?.[1] ?? []);
    expect(numbers).toHaveLength(new Set(numbers).size);
  });

  it('with both players clicking at once', async () => {
    await openWith({ seed: 'd3' });
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    const random = { below: (n: number) => Math.floor(n / 2) };
    const open = new Map<string, PageMessage>();
    const played = await playToEnd(harness, id, rivals, async (_person, match, channel, chance) => {
      await Promise.all(
        [harness.anna, harness.ben].map(async (person) => {
          const there = open.get(person.id);
          const panel = there && isAsking(there) ? there : await openPanel(person, match, channel);
          // Everyone who is asked clicks twice, at the same moment, and goes on from what is shown then.
          const clicks = isAsking(panel)
            ? await Promise.all([clickOn(person, panel, chance), clickOn(person, panel, random)])
            : [];
          open.set(person.id, clicks.at(-1) ?? panel);
        }),
      );
    });
    expectConsistent(harness, played);
    const given = played.past.history.length;
    expect(given).toBe(played.past.sheet.answers);
    expect(harness.warnings).toEqual([]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import { createRenderer } from '../../src/render/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { createClicker, typeMove } from './simulated-players.ts';
import { picturesIn, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness, type HarnessOptions } from './harness.ts';
import { challengeAndAccept, expectConsistent, inThread, playToEnd } from './whole-match.ts';

let harness: Harness;
const open = async (options: HarnessOptions = {}): Promise<Harness> => {
  harness = await openHarness(options);
  return harness;
};
afterEach(async () => {
  await harness.close();
});

describe('a whole Introductory match', { timeout: 180_000 }, () => {
  it('by buttons, with one public message for each turn, whose picture stays when the buttons go', async () => {
    const renderer = createRenderer({ timeoutMs: 180_000 });
    await open({ seed: 'b1', renderer });
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    const played = await playToEnd(harness, id, rivals, createClicker());
    expectConsistent(harness, played);
    expect(harness.warnings).toEqual([]);
    expect(harness.sandbox.requests.filter(({ code }) => code === 50035)).toEqual([]);
    const messages = await inThread(harness, id);
    const turns = messages.filter((message) => !message.ephemeral && /Turn \d+/.test(textOf(message)));
    const over = messages.at(-1) as PageMessage;
    expect(textOf(over)).toContain(played.past.seed);
    expect(textOf(over)).toContain(played.past.sheet.commitment);
    expect(controlsOf(over).buttons.map(({ verb }) => verb)).toContain('rematch');
    const last = Math.max(...turns.map((message) => Number(/Turn (\d+)/.exec(textOf(message))?.[1])));
    expect(last).toBeGreaterThan(10);
    expect(turns).toHaveLength(last);
    expect(turns.filter((message) => controlsOf(message).buttons.length > 0)).toEqual([]);
    expect(turns.filter((message) => picturesIn(message) !== 1)).toEqual([]);
    await renderer.close();
  });

  it('by slash commands alone', async () => {
    await open({ seed: 'b1', embedded: true });
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    expectConsistent(harness, await playToEnd(harness, id, rivals, typeMove));
    expect(harness.warnings).toEqual([]);
  });

  it('with direct messages closed', async () => {
    await open({ seed: 'f2' });
    harness.anna.setDms(false);
    harness.ben.setDms(false);
    const id = await challengeAndAccept(harness, { variant: 'intro' });
    expectConsistent(harness, await playToEnd(harness, id, rivals, createClicker()));
    const refused = harness.sandbox.requests.filter(({ code }) => code === 50007);
    expect(refused).toHaveLength(2);
    expect(harness.warnings).toEqual([]);
  });
});

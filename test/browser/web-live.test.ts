import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import { type ReplayedRecord, replayRecord } from '../../src/match/view/replay-record.ts';
import { sampleRecord } from '../../src/testkit/sample-record.ts';
import { sharedAt, sharedRecord } from '../../src/testkit/shared-record.ts';
import { axeViolations } from './accessibility.ts';
import { boardOf, type MatchViewer, overflow, startMatchViewer } from './match-viewer.ts';

let viewer: MatchViewer;
const record = sampleRecord(games.get('settlers') as AnyGame, 'classic', 3);
const replayed: ReplayedRecord = replayRecord(games, record);

beforeAll(async () => {
  viewer = await startMatchViewer();
});
afterAll(async () => viewer?.close());

describe('a running match', () => {
  it('is followed, survives a lost connection and becomes a replay', async () => {
    viewer.faults.splice(0);
    const page = await viewer.open(viewer.server.share(sharedAt(replayed, 20)));
    await boardOf(page).waitFor();
    const turnAt = (answers: number) => `Turn ${replayed.steps[answers]?.turn}`;
    const state = page.getByRole('status');
    const newest = page.locator('.log [aria-current]');
    await expect.poll(() => state.innerText()).toBe('Live');
    expect(await page.locator('body').innerText()).not.toContain('Seed');
    await expect.poll(() => viewer.server.followers).toBe(1);
    viewer.server.share(sharedAt(replayed, 60));
    await expect.poll(() => boardOf(page).getAttribute('data-drawn')).toBe(`Board: ${turnAt(60)}`);
    const lines = await page.locator('.log li').count();
    expect(await newest.count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);

    // What happens in between is fetched.
    await page.evaluate(`(() => {
      const seen = (globalThis.seenStates = []);
      const state = document.querySelector('.state');
      new MutationObserver(() => seen.push(state.textContent)).observe(state, { subtree: true, childList: true, characterData: true });
    })()`);
    await viewer.server.cut(sharedAt(replayed, 90));
    await expect.poll(() => boardOf(page).getAttribute('data-drawn')).toBe(`Board: ${turnAt(90)}`);
    await expect.poll(() => state.innerText()).toBe('Live');
    expect(await page.evaluate<string[]>('globalThis.seenStates')).toContain('Reconnecting…');
    expect(await page.locator('.log li').count()).toBeGreaterThan(lines);

    await expect.poll(() => viewer.server.followers).toBe(1);
    viewer.server.share(sharedRecord(record));
    await page.locator('.verdict.proven').waitFor();
    await expect.poll(() => viewer.server.followers).toBe(0);
    expect(viewer.faults).toEqual([]);
    await page.context().close();
  });

  it('speaks German on a phone', async () => {
    const page = await viewer.open(viewer.server.share(sharedAt(replayed, 40)), {
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
      colorScheme: 'dark',
    });
    await boardOf(page).waitFor();
    expect(await page.locator('.log').innerText()).toContain('gebaut');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });

  it('that is no longer shared says so', async () => {
    const page = await viewer.open(viewer.server.share(sharedAt(replayed, 20)));
    await boardOf(page).waitFor();
    await viewer.server.cut(null);
    await page.getByRole('alert').getByText('no longer shared').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});
